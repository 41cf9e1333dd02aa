import { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { csvStream } from "../../../platform/export/csv.ts";
import { sendFile } from "../../../platform/export/send-file.ts";
import { defineDomain } from "../../../platform/http/domain.ts";
import { instituteColumns } from "../institute-columns.ts";
import { streamInstitutes } from "../institutes.reads.ts";
import { checkFile, storeFile } from "./import.commands.ts";

export const instituteImportDomain = defineDomain({
  calls: instituteImportCalls,
  handlers: {
    preview: async ({ file }, { scope, db, language }) => {
      const { total, added, changed, faults } = await checkFile(scope, db, file);
      const told = faults.map(({ line, column, message }) => ({
        line,
        column,
        message: fieldMessage({ message, path: [] }, language),
      }));
      return { rows: total, added, changed, faults: told };
    },
    store: ({ file }, { scope, ...write }) => storeFile(write, scope, file),
    download: async ({ params, query }, { scope, platform, language, exchange, record }) => {
      record({
        target: { kind: "report", id: "institute-list" },
        after: { ...query, format: params.format },
      });
      const rows = streamInstitutes(scope, platform.readDb, query);
      return sendFile(
        exchange.reply,
        "institute_list",
        params.format,
        csvStream(instituteColumns, rows, language),
      );
    },
  },
});
