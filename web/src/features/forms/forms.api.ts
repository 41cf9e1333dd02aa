import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import type { RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { CallError } from "../../lib/calls/call-error.ts";
import { useCall } from "../../lib/calls/use-call.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";

export type FormQuery = NonNullable<RequestOf<typeof formCalls.list>["query"]>;
export type FormSaved = ResponseOf<typeof formCalls.saveDraft>;

interface Ends<Answer> {
  readonly onSuccess?: (answer: Answer) => void;
  readonly onError?: (error: CallError) => void;
}

const LISTED = [formCalls.list, formCalls.detail, formCalls.versions];

export function useForms(query: FormQuery) {
  return useCall(formCalls.list, { query }, { keepPrevious: true });
}

export function useForm(id: number) {
  return useCall(formCalls.detail, { params: { id } });
}

/** Read once when the builder opens: afterwards the builder itself is the newest state. */
export function useDraft(id: number) {
  return useCall(formCalls.draft, { params: { id } }, { staleTime: Infinity });
}

export function useVersions(id: number) {
  return useCall(formCalls.versions, { params: { id } });
}

export function useDiff(id: number, query: { from: number; to?: number }, enabled: boolean) {
  return useCall(formCalls.diff, { params: { id }, query }, { enabled });
}

export function useCreateForm(ends: Ends<ResponseOf<typeof formCalls.create>>) {
  return useCallMutation(formCalls.create, { outdates: LISTED, ...ends });
}

export function useCopyForm(ends: Ends<ResponseOf<typeof formCalls.copy>>) {
  return useCallMutation(formCalls.copy, { outdates: LISTED, ...ends });
}

export function usePublishForm(ends: Ends<ResponseOf<typeof formCalls.publish>>) {
  return useCallMutation(formCalls.publish, { outdates: LISTED, ...ends });
}

export function useSetFormStatus(ends: Ends<ResponseOf<typeof formCalls.setStatus>>) {
  return useCallMutation(formCalls.setStatus, { outdates: LISTED, ...ends });
}

export function useRemoveForm(ends: Ends<ResponseOf<typeof formCalls.remove>>) {
  return useCallMutation(formCalls.remove, { outdates: LISTED, ...ends });
}
