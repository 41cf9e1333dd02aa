import type { Call, RequestOf } from "@shikkha/contract/kernel/call.ts";

/** The query key of a call; without input it stands for all answers of that call, to invalidate them. */
export function callKey<C extends Call>(call: C, input?: RequestOf<C>): readonly unknown[] {
  return input === undefined ? [call.name] : [call.name, input];
}
