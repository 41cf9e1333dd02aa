import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { siteCalls } from "@shikkha/contract/site.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findMessage, listMessages, readSiteContent } from "./site.reads.ts";
import { insertMessage, markHandled } from "./site.writes.ts";

export const siteDomain = defineDomain({
  calls: siteCalls,
  handlers: {
    content: async (_input, { db, platform }) => ({
      ...(await readSiteContent(db)),
      isDemo: platform.config.mode === "demo",
    }),
    sendMessage: async ({ body }, write) => ({ id: await insertMessage(write, body) }),
    messages: ({ query }, { db }) => listMessages(db, query),
    handleMessage: async ({ params }, { actor, ...write }) => {
      if (!(await findMessage(write.tx, params.id))) throw new AppError(ERRORS.notFound);
      await markHandled(write, params.id, actor.personId);
      const message = await findMessage(write.tx, params.id);
      if (!message) throw new AppError(ERRORS.notFound);
      return message;
    },
  },
});
