import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { attachmentCalls } from "@shikkha/contract/notices/attachments.ts";
import { NOTICE_ERRORS } from "@shikkha/contract/notices/notice.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendStored } from "../../platform/files/send-stored.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { getFileLimits } from "../settings/settings.lookup.ts";
import { removeAttachment, uploadAttachment } from "./attachments.commands.ts";
import { findFile } from "./attachments.reads.ts";

export const attachmentsDomain = defineDomain({
  calls: attachmentCalls,
  constraints: { notice_attachment_once: NOTICE_ERRORS.fileTwice },
  handlers: {
    limits: (_input, { db }) => getFileLimits(db),
    upload: ({ query, file }, { platform, actor, ...write }) =>
      uploadAttachment(platform.files, write, actor, query.clientId, file),
    remove: ({ params }, { actor, ...write }) => removeAttachment(write, actor, params.id),
    download: async ({ params }, { platform, actor, db, exchange }) => {
      const [noticeId = 0, attachmentId = 0] = params.name.split("_").map(Number);
      const file = await findFile(actor, db, noticeId, attachmentId);
      const content = file && (await platform.files.get(file.fileKey));
      if (!file || !content) throw new AppError(ERRORS.notFound);
      return sendStored(exchange.reply, file, content);
    },
  },
});
