import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { useEffect, useState } from "react";
import { callApi } from "../../lib/calls/call-api.ts";

interface Answer<Data> {
  readonly data: Data | undefined;
  readonly hasFailed: boolean;
}

const ASKING = { data: undefined, hasFailed: false };

/**
 * Asks once when the page opens. The query cache of the application would double what a visitor downloads here, for
 * three calls that nothing ever makes old. The input must be a constant.
 */
export function useAnswer<C extends Call>(call: C, input: RequestOf<C>): Answer<ResponseOf<C>> {
  const [answer, setAnswer] = useState<Answer<ResponseOf<C>>>(ASKING);
  useEffect(() => {
    const stop = new AbortController();
    callApi(call, input, { signal: stop.signal }).then(
      (data) => setAnswer({ data, hasFailed: false }),
      () => {
        if (!stop.signal.aborted) setAnswer({ data: undefined, hasFailed: true });
      },
    );
    return () => stop.abort();
  }, [call, input]);
  return answer;
}
