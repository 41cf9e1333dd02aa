import { ISAS_CATEGORIES } from "@shikkha/contract/institutes.ts";
import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import {
  DEFAULT_MINIMUM_BY_CATEGORY,
  DEFAULT_MINIMUM_VISITS,
  type PlanSession,
  type sessionCalls,
} from "@shikkha/contract/plans/sessions.ts";

export type SessionStart = BodyOf<typeof sessionCalls.start>;
export type SessionUpdate = BodyOf<typeof sessionCalls.update>;

/** What both forms ask for; a number is missing while its box is empty. */
export interface SessionValues {
  deadline: string | undefined;
  minimumVisits: number | undefined;
  minimumByCategory: Partial<Record<Category, number>>;
}

export type Category = (typeof ISAS_CATEGORIES)[number];

/** The directorate's policy, where a new session begins. */
export const POLICY = {
  minimumVisits: DEFAULT_MINIMUM_VISITS,
  minimumByCategory: { ...DEFAULT_MINIMUM_BY_CATEGORY },
};

export function valuesOf({ deadline, minimumVisits, minimumByCategory }: PlanSession) {
  return { deadline, minimumVisits, minimumByCategory: { ...minimumByCategory } };
}

export function isPolicy({ minimumVisits, minimumByCategory }: SessionValues): boolean {
  return (
    minimumVisits === POLICY.minimumVisits &&
    ISAS_CATEGORIES.every((one) => minimumByCategory[one] === POLICY.minimumByCategory[one])
  );
}

/** The boxes a refusal can speak of. */
export const SESSION_FIELDS = [
  "deadline",
  "minimumVisits",
  ...ISAS_CATEGORIES.map((one) => `minimumByCategory.${one}` as const),
] as const;
