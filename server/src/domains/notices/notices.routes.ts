import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { changeStatus, removeNotice } from "./commands/change-status.ts";
import { resendAll, resendNotice } from "./commands/resend.ts";
import { changeNotice, createNotice } from "./commands/write-notice.ts";
import { findNotice, listDeliveries } from "./notice-detail.reads.ts";
import { deliver, publish, sweepAttachments } from "./notices.jobs.ts";
import { listNotices } from "./notices.reads.ts";

export const noticesDomain = defineDomain({
  calls: noticeCalls,
  jobs: [publish, deliver, sweepAttachments],
  handlers: {
    list: ({ query }, { scope, db, platform }) => listNotices(scope, db, query, platform.now()),
    detail: async ({ params }, { scope, db, platform }) => {
      const notice = await findNotice(scope, db, params.id, platform.now());
      if (!notice) throw new AppError(ERRORS.notFound);
      return notice;
    },
    create: ({ body }, { platform, actor, ...write }) => createNotice(platform, write, actor, body),
    update: (input, { platform, actor, ...write }) => changeNotice(platform, write, actor, input),
    setStatus: ({ body }, { platform, actor, ...write }) =>
      changeStatus(platform, write, actor, body),
    remove: ({ params }, { actor, ...write }) => removeNotice(write, actor, params.id),
    deliveries: async ({ params, query }, { scope, db, platform }) => {
      const notice = await findNotice(scope, db, params.id, platform.now());
      if (!notice) throw new AppError(ERRORS.notFound);
      return listDeliveries(db, params.id, query);
    },
    resend: ({ params }, { platform, actor, ...write }) =>
      resendNotice(platform, write, actor, params.id),
    resendAll: (_input, { platform, actor, ...write }) => resendAll(platform, write, actor),
  },
});
