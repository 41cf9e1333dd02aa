import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { inboxCalls } from "@shikkha/contract/notices/inbox.ts";
import { syncCalls } from "@shikkha/contract/notices/sync.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findReceived, listChanges, listReceived } from "./inbox.reads.ts";
import { markAllRead, markRead } from "./inbox.writes.ts";

export const notificationSyncDomain = defineDomain({
  calls: syncCalls,
  handlers: {
    since: ({ query }, { actor, db }) => listChanges(actor.personId, db, query.time),
  },
});

export const inboxDomain = defineDomain({
  calls: inboxCalls,
  handlers: {
    list: ({ query }, { actor, db }) => listReceived(actor.personId, db, query),
    detail: async ({ params }, { actor, db }) => {
      const notice = await findReceived(actor.personId, db, params.id);
      if (!notice) throw new AppError(ERRORS.notFound);
      return notice;
    },
    markRead: async ({ params }, { actor, db }) => {
      const readAt = await markRead(actor.personId, db, params.id);
      if (!readAt) throw new AppError(ERRORS.notFound);
      return { readAt: readAt.toISOString() };
    },
    markAllRead: async (_input, { actor, db }) => ({
      read: await markAllRead(actor.personId, db),
    }),
  },
});
