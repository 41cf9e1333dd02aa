import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { callApi } from "./call-api.ts";
import type { CallError } from "./call-error.ts";
import { callKey } from "./call-key.ts";

interface Options {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  /** Keeps showing the previous page of a list while the next one comes. */
  readonly keepPrevious?: boolean;
}

export function callQuery<C extends Call>(call: C, input: RequestOf<C>) {
  return queryOptions<ResponseOf<C>, CallError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });
}

/** The answer of a reading call, cached under the call's name and input. */
export function useCall<C extends Call>(
  call: C,
  input: RequestOf<C>,
  { keepPrevious, ...options }: Options = {},
): UseQueryResult<ResponseOf<C>, CallError> {
  return useQuery<ResponseOf<C>, CallError>({
    ...callQuery(call, input),
    ...options,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
