import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";

/** What someone is about to do with an officer's duties. */
export type DutyAction =
  | { readonly kind: "assign" }
  | { readonly kind: "move"; readonly duty: OfficerDuty }
  | { readonly kind: "release"; readonly duty: OfficerDuty };
