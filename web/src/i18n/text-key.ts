import type { ParseKeys } from "i18next";
import type { NAMESPACES } from "./namespaces.ts";

/** Any text of any group, such as "notice:result.created"; without a group it is one of `common`. */
export type TextKey = ParseKeys<typeof NAMESPACES>;

export type CommonKey = ParseKeys<"common">;
