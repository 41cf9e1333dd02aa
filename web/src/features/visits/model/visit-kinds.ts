import { VISIT_KINDS, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";

/** Where the visits of each kind are listed; one of them stands below it. */
export const VISIT_LISTS: Readonly<Record<VisitKind, string>> = {
  general: "/general-visits",
  classroom: "/curriculum-visits",
  office: "/office-visits",
};

/** The kind whose list or page stands at this address. */
export function kindAt(path: string): VisitKind {
  return VISIT_KINDS.find((kind) => path.startsWith(VISIT_LISTS[kind])) ?? "general";
}
