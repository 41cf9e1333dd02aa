import type { Guard } from "@shikkha/contract/access/permissions.ts";
import type { CommonKey, TextKey } from "../../i18n/text-key.ts";
import type { RouteDefinition } from "../routing/route-definition.ts";
import { type Outcome, OUTCOMES, type ResultText } from "./result-definition.ts";

interface Options {
  readonly guard: Guard;
  readonly back: `/${string}`;
  readonly backLabel: TextKey;
  readonly navItem?: string;
  /** Outcomes without words of their own speak in general ones. */
  readonly says?: Partial<Record<Outcome, ResultText>>;
}

const GENERAL: Record<Outcome, ResultText> = {
  succeed: { title: "result.succeed.title", text: "result.succeed.text" },
  failed: { title: "result.failed.title", text: "result.failed.text" },
  "not-found": { title: "result.notFound.title", text: "result.notFound.text" },
  deleted: { title: "result.deleted.title", text: "result.deleted.text" },
};

const TAB_TITLE: Record<Outcome, CommonKey> = {
  succeed: "result.succeed.tab",
  failed: "result.failed.tab",
  "not-found": "result.notFound.tab",
  deleted: "result.deleted.tab",
};

export function resultRoute(
  path: `/${string}`,
  outcome: Outcome,
  { guard, back, backLabel, navItem, says }: Options,
): RouteDefinition {
  return {
    path,
    guard,
    title: TAB_TITLE[outcome],
    ...(navItem !== undefined && { navItem }),
    screen: () => import("./ResultScreen.tsx"),
    result: { outcome, says: says?.[outcome] ?? GENERAL[outcome], back, backLabel },
  };
}

/** The result pages of one type. Only types a feature names here exist; any other address is an unknown page. */
export function resultRoutes(type: string, options: Options): readonly RouteDefinition[] {
  return OUTCOMES.map((outcome) => resultRoute(`/${type}/${outcome}`, outcome, options));
}
