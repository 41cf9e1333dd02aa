import type { Call } from "@shikkha/contract/kernel/call.ts";
import type { ConstraintErrors } from "../errors/recognise.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Handlers } from "./context.ts";

interface Parts<Calls extends Record<string, Call>> {
  readonly calls: Calls;
  readonly handlers: Handlers<Calls>;
  readonly constraints?: ConstraintErrors;
  readonly jobs?: readonly Job[];
}

export interface BoundCall {
  readonly call: Call;
  readonly handle: (input: unknown, context: unknown) => Promise<unknown>;
}

/** One domain as the composition root sees it. */
export interface Domain {
  readonly bound: readonly BoundCall[];
  readonly constraints: ConstraintErrors;
  readonly jobs: readonly Job[];
}

/** The compiler asks for a handler for every call, with exactly its input, context and answer. */
export function defineDomain<Calls extends Record<string, Call>>(parts: Parts<Calls>): Domain {
  const bound = Object.entries(parts.calls).map(([key, call]) => {
    const handle = parts.handlers[key as keyof Calls] as unknown as BoundCall["handle"];
    return { call, handle };
  });
  return { bound, constraints: parts.constraints ?? {}, jobs: parts.jobs ?? [] };
}
