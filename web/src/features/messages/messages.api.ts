import type { RequestOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { useCall } from "../../lib/calls/use-call.ts";

export type MessageQuery = NonNullable<RequestOf<typeof siteCalls.messages>["query"]>;
export type ContactMessage = ResponseOf<typeof siteCalls.messages>["items"][number];

export function useContactMessages(query: MessageQuery) {
  return useCall(siteCalls.messages, { query }, { keepPrevious: true });
}
