import type { CallDefinition, RequestOf } from "@shikkha/contract/kernel/call.ts";
import { prepareRequest } from "@shikkha/contract/kernel/request.ts";

export interface BenchedCall {
  readonly name: string;
  readonly url: string;
}

export function benched<C extends CallDefinition>(
  name: string,
  call: C,
  input: RequestOf<C>,
): BenchedCall {
  return { name, url: prepareRequest("", call, input).url };
}
