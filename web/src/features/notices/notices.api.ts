import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { attachmentCalls } from "@shikkha/contract/notices/attachments.ts";
import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { useCall } from "../../lib/calls/use-call.ts";

type ListQuery = NonNullable<RequestOf<typeof noticeCalls.list>["query"]>;
type DeliveryQuery = NonNullable<RequestOf<typeof noticeCalls.deliveries>["query"]>;
type InboxQuery = NonNullable<RequestOf<typeof inboxCalls.list>["query"]>;

/** What a change of a notice makes old. */
export const SHOWS_NOTICES = [
  noticeCalls.list,
  noticeCalls.detail,
  noticeCalls.deliveries,
  inboxCalls.list,
  inboxCalls.detail,
];

export function useNotices(query: ListQuery) {
  return useCall(noticeCalls.list, { query }, { keepPrevious: true });
}

export function useNotice(id: number) {
  return useCall(noticeCalls.detail, { params: { id } });
}

export function useDeliveries(id: number, query: DeliveryQuery) {
  return useCall(noticeCalls.deliveries, { params: { id }, query }, { keepPrevious: true });
}

export function useInbox(query: InboxQuery) {
  return useCall(inboxCalls.list, { query }, { keepPrevious: true });
}

export function useReceivedNotice(id: number) {
  return useCall(inboxCalls.detail, { params: { id } });
}

export function useFileLimits() {
  return useCall(attachmentCalls.limits, {}, { staleTime: Number.POSITIVE_INFINITY });
}
