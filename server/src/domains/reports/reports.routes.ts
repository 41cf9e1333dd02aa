import { MOST_ROWS_AT_ONCE } from "@shikkha/contract/reports/report-names.ts";
import { REPORT_ERRORS, reportCalls } from "@shikkha/contract/reports/reports.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { tableStream } from "../../platform/export/table-stream.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { goneSignal } from "../../platform/http/gone-signal.ts";
import { fileNameOf } from "./export-jobs.commands.ts";
import { readFilter } from "./report-filter.ts";
import { reportFile } from "./report-file.ts";
import { reportFrame } from "./report-frame.ts";
import { REPORTS } from "./report-list.ts";
import { reportPage } from "./report-page.ts";

export const reportsDomain = defineDomain({
  calls: reportCalls,
  handlers: {
    page: async ({ params, query }, { scope, platform }) => {
      const { page, size, ...asked } = query;
      const db = platform.readDb;
      const filter = await readFilter(db, asked, platform.now());
      return reportPage(REPORTS[params.name], { scope, db, filter }, { page, size });
    },
    file: async ({ params, query }, { actor, scope, platform, language, exchange, record }) => {
      const { name, format } = params;
      const db = platform.readDb;
      const at = platform.now();
      const filter = await readFilter(db, query, at);
      const source = { scope, db, filter, signal: goneSignal(exchange.reply) };
      const report = REPORTS[name];
      const count = await report.count(source);
      if (count > MOST_ROWS_AT_ONCE)
        throw new AppError(REPORT_ERRORS.tooLong, { blanks: { count, most: MOST_ROWS_AT_ONCE } });
      record({ target: { kind: "report", id: name }, after: { ...query, format, rows: count } });
      const frame = await reportFrame(db, { personId: actor.personId, at, language });
      const file = await reportFile(report, source, frame);
      return sendFile(exchange.reply, fileNameOf(name), format, tableStream(format, file));
    },
  },
});
