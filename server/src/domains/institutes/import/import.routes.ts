import { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { sendFile } from "../../../platform/export/send-file.ts";
import { tableStream } from "../../../platform/export/table-stream.ts";
import { defineDomain } from "../../../platform/http/domain.ts";
import { goneSignal } from "../../../platform/http/gone-signal.ts";
import { reportFrame } from "../../reports/reports.lookup.ts";
import { instituteListFile } from "../institute-list-file.ts";
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
    download: async ({ params, query }, context) => {
      const { actor, scope, platform, language, exchange, record } = context;
      record({
        target: { kind: "report", id: "institute-list" },
        after: { ...query, format: params.format },
      });
      const { personId } = actor;
      const db = platform.readDb;
      const frame = await reportFrame(db, { personId, at: platform.now(), language });
      const signal = goneSignal(exchange.reply);
      const file = await instituteListFile({ scope, db, query, signal }, frame);
      return sendFile(
        exchange.reply,
        "institute_list",
        params.format,
        tableStream(params.format, file),
      );
    },
  },
});
