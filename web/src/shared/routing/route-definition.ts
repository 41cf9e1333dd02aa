import type { Guard } from "@shikkha/contract/access/permissions.ts";
import type { ReactNode } from "react";
import type { CommonKey } from "../../i18n/text-key.ts";
import type { ResultDefinition } from "../result/result-definition.ts";
import type { MenuEntry } from "./menu-entry.ts";

interface ScreenModule {
  readonly default: () => ReactNode;
}

/** What stands around a screen: the signed-in shell, the header of the public pages, or nothing. */
export type Frame = "shell" | "public" | "bare";

export interface RouteDefinition {
  /** As the specification writes it, with {named} parts. */
  readonly path: `/${string}`;
  readonly guard: Guard;
  /** Of the browser tab, the breadcrumb and the pages that speak of the route. */
  readonly title: CommonKey;
  readonly screen: () => Promise<ScreenModule>;
  readonly frame?: Frame;
  /** Fills all that is left beside the menu, which starts closed, and brings its own way back; `phone`: only on narrow screens. */
  readonly isFullPage?: true | "phone";
  /** On a phone the screen's own bar takes the place of the top bar. */
  readonly hidesTopBar?: true;
  /** Goes on without a connection, on what the device keeps. */
  readonly worksOffline?: true;
  /** The path one step up in the breadcrumb. */
  readonly parent?: `/${string}`;
  /** The menu entry that stays marked while this route is open. */
  readonly navItem?: string;
  /** What a result page says; only result routes have it. */
  readonly result?: ResultDefinition;
}

/** What a feature hands to the app: its routes and its part of the menu. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly RouteDefinition[];
  readonly menu?: readonly MenuEntry[];
}
