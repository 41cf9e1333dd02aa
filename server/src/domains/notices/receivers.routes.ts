import { receiverCalls } from "@shikkha/contract/notices/receiver-calls.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { countReceivers, listReceivers, searchReceivers } from "./receivers.reads.ts";

export const receiversDomain = defineDomain({
  calls: receiverCalls,
  handlers: {
    count: ({ body }, { scope, db }) => countReceivers(scope, db, body.receivers),
    people: ({ body, query }, { scope, db }) => listReceivers(scope, db, body.receivers, query),
    search: ({ query }, { scope, db }) => searchReceivers(scope, db, query.searchParam),
  },
});
