import { guestCalls, type GuestRow } from "@shikkha/contract/guests.ts";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { useCall } from "../../lib/calls/use-call.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import type { CallError } from "../../lib/calls/call-error.ts";

export type GuestQuery = NonNullable<RequestOf<typeof guestCalls.list>["query"]>;

interface Ends {
  readonly onSuccess: (guest: GuestRow) => void;
  readonly onError: (error: CallError) => void;
}

export function useGuests(query: GuestQuery) {
  return useCall(guestCalls.list, { query }, { keepPrevious: true });
}

export function useSetGuestState(ends: Ends) {
  return useCallMutation(guestCalls.setState, { outdates: [guestCalls.list], ...ends });
}

export function useResetPassword(ends: Ends) {
  return useCallMutation(guestCalls.resetPassword, { outdates: [guestCalls.list], ...ends });
}
