import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import type { dutyCalls } from "@shikkha/contract/officers/duties.ts";

type HandOver = BodyOf<typeof dutyCalls.release>["handOver"];

/** Who takes the open work, while the successor may still be unnamed. */
export type HandOverDraft =
  | HandOver
  | { readonly to: "SUCCESSOR"; readonly successorId?: number | undefined };

export const NO_SUCCESSOR: HandOverDraft = { to: "SUCCESSOR" };
