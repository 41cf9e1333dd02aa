import { exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { REPORT_ERRORS } from "@shikkha/contract/reports/reports.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { cancelExport, fileNameOf, getJob, startExport } from "./export-jobs.commands.ts";
import { sweepExports, writeExport } from "./export-jobs.jobs.ts";
import { listJobs } from "./export-jobs.reads.ts";
import { REPORTS } from "./report-list.ts";

export const exportJobsDomain = defineDomain({
  calls: exportJobCalls,
  jobs: [writeExport, sweepExports],
  handlers: {
    list: async (_input, { actor, db }) =>
      (await listJobs(db, actor)).map((job) => ({ ...job, title: REPORTS[job.report].title })),
    start: ({ params, query }, { actor, platform, language, ...write }) =>
      startExport(write, actor, platform, { ...params, query, language }),
    cancel: async ({ params }, { actor, platform, ...write }) => {
      await cancelExport(write, actor, params.id, platform.now());
      return {};
    },
    file: async ({ params }, { actor, platform, tx, record, exchange }) => {
      const { report, format, state, fileKey } = await getJob(tx, actor, params.id);
      if (state !== "READY" || fileKey === null) throw new AppError(REPORT_ERRORS.notReady);
      const content = await platform.files.get(fileKey);
      if (!content) throw new AppError(ERRORS.notFound);
      record({ target: { kind: "report", id: report }, after: { format, export: params.id } });
      return sendFile(exchange.reply, fileNameOf(report), format, content);
    },
  },
});
