import type { RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { contactMessageCalls } from "@shikkha/contract/contact-messages.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type MessageQuery = NonNullable<RequestOf<typeof contactMessageCalls.list>["query"]>;
export type ContactMessage = ResponseOf<typeof contactMessageCalls.list>["items"][number];

export function useContactMessages(query: MessageQuery) {
  return useCall(contactMessageCalls.list, { query }, { keepPrevious: true });
}
