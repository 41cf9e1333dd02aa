import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import type { Call, RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { callApi } from "./call-api.ts";
import type { CallError } from "./call-error.ts";
import { callKey } from "./call-key.ts";

interface Options<C extends Call> {
  /** Reading calls whose answers the write makes old. */
  readonly outdates?: readonly Call[];
  readonly onSuccess?: (answer: ResponseOf<C>, input: RequestOf<C>) => void;
  readonly onError?: (error: CallError) => void;
}

export function useCallMutation<C extends Call>(
  call: C,
  { outdates = [], onSuccess, onError }: Options<C> = {},
): UseMutationResult<ResponseOf<C>, CallError, RequestOf<C>> {
  const queryClient = useQueryClient();
  return useMutation<ResponseOf<C>, CallError, RequestOf<C>>({
    mutationFn: (input) => callApi(call, input),
    onSuccess: async (answer, input) => {
      await Promise.all(
        outdates.map((old) => queryClient.invalidateQueries({ queryKey: callKey(old) })),
      );
      onSuccess?.(answer, input);
    },
    ...(onError && { onError }),
  });
}
