import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { useQuery } from "@tanstack/react-query";
import { useOnline } from "../../lib/browser/use-online.ts";
import { callApi } from "../../lib/calls/call-api.ts";
import type { CallError } from "../../lib/calls/call-error.ts";
import { callKey } from "../../lib/calls/call-key.ts";
import { noAnswer } from "../../lib/calls/client-errors.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { useUser } from "../../lib/session/use-user.ts";
import { findKept, keep } from "./model/kept.ts";

/** A call whose answer is read, not a file or a text. */
type ReadCall = Call & {
  readonly response: {
    safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
  };
};

interface KeptAnswer<C extends Call> {
  readonly data: ResponseOf<C> | undefined;
  /** When the server said so. */
  readonly at: string | undefined;
  readonly bytes: number;
  readonly error: CallError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A read that also works without a connection: the last answer stays on the device, the server's newest replaces it. */
export function useKeptCall<C extends ReadCall>(
  name: string,
  call: C,
  input: RequestOf<C>,
): KeptAnswer<C> {
  const owner = useUser()?.userId ?? 0;
  const isOnline = useOnline();
  const language = useLanguage();
  const kept = useQuery({
    queryKey: ["kept", owner, name],
    queryFn: async () => {
      const found = await findKept(owner, name);
      // What an older release kept may no longer fit; then it is as if nothing were there.
      const read = call.response.safeParse(found?.value);
      return found && read.success ? { ...found, value: read.data as ResponseOf<C> } : null;
    },
    networkMode: "always",
    staleTime: 0,
  });
  const fresh = useQuery<ResponseOf<C>, CallError>({
    queryKey: [...callKey(call, input), "kept"],
    queryFn: async ({ signal }) => {
      const answer = await callApi(call, input, { signal });
      await keep(owner, name, answer).catch(() => undefined);
      return answer;
    },
    enabled: isOnline,
    // Shown at once as it is kept, so that it may always be asked for anew.
    staleTime: 0,
  });
  const data = fresh.data ?? kept.data?.value;
  const isLost = kept.isFetched && data === undefined && !isOnline;
  return {
    data,
    at: fresh.data ? new Date(fresh.dataUpdatedAt).toISOString() : kept.data?.at,
    bytes: kept.data?.bytes ?? 0,
    error: data === undefined ? (isLost ? noAnswer(language) : fresh.error) : null,
    isFetching: fresh.isFetching,
    refetch: fresh.refetch,
  };
}
