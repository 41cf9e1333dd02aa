import { contactMessageCalls } from "@shikkha/contract/contact-messages.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { findMessage, listMessages } from "./messages.reads.ts";
import { markHandled } from "./messages.writes.ts";

export const contactMessagesDomain = defineDomain({
  calls: contactMessageCalls,
  handlers: {
    list: ({ query }, { db }) => listMessages(db, query),
    handle: async ({ params }, { actor, ...write }) => {
      if (!(await findMessage(write.tx, params.id))) throw new AppError(ERRORS.notFound);
      await markHandled(write, params.id, actor.personId);
      const message = await findMessage(write.tx, params.id);
      if (!message) throw new AppError(ERRORS.notFound);
      return message;
    },
  },
});
