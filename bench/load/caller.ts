import type { CallDefinition, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import type { LoadPerson } from "./crowd.ts";
import type { CallKind, Timings } from "./timings.ts";

export type Caller = <C extends CallDefinition>(
  name: string,
  person: LoadPerson,
  call: C,
  input: RequestOf<C>,
) => Promise<ResponseOf<C> | undefined>;

/** Makes calls and notes how long each took; a base is asked for anew each time, as a balancer would choose a copy. */
export function createCaller(base: () => string, timings: Timings): Caller {
  return async (name, person, call, input) => {
    const { url, method, headers, body } = prepareRequest(`${base()}/v1`, call, input);
    const kind: CallKind = method === "GET" ? "read" : "write";
    const started = performance.now();
    let status = 0;
    let hasRetryAfter = false;
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${person.token}`,
          [CALL_HEADER]: "1",
          "accept-language": "bn",
        },
        ...(body !== undefined && { body: body as BodyInit }),
      });
      const text = await answer.text();
      ({ status } = answer);
      hasRetryAfter = answer.headers.has("retry-after");
      return status === 200 ? (JSON.parse(text) as ResponseOf<typeof call>) : undefined;
    } catch {
      return undefined;
    } finally {
      timings.note({ name, kind, status, ms: performance.now() - started, hasRetryAfter });
    }
  };
}
