import { instituteImportCalls } from "@shikkha/contract/institute-import.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { sendFile } from "../../../platform/export/send-file.ts";
import { tableStream } from "../../../platform/export/table-stream.ts";
import { defineDomain } from "../../../platform/http/domain.ts";
import { goneSignal } from "../../../platform/http/gone-signal.ts";
import { listPlaceNames, reportFrame } from "../../reports/reports.lookup.ts";
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
    download: async ({ params, query }, context) => {
      const { actor, scope, platform, language, exchange, record } = context;
      record({
        target: { kind: "report", id: "institute-list" },
        after: { ...query, format: params.format },
      });
      const { personId } = actor;
      const { zone, district, upazila } = query;
      const ids = [zone, district, upazila].filter((id) => id !== undefined);
      const file = {
        ...(await reportFrame(platform.readDb, { personId, at: platform.now(), language })),
        title: { bn: "প্রতিষ্ঠানের তালিকা", en: "Institute list" },
        facts: [
          { label: { bn: "এলাকা", en: "Area" }, value: await listPlaceNames(platform.readDb, ids) },
        ],
        columns: instituteColumns,
        rows: streamInstitutes(scope, platform.readDb, query, goneSignal(exchange.reply)),
      };
      return sendFile(
        exchange.reply,
        "institute_list",
        params.format,
        tableStream(params.format, file),
      );
    },
  },
});
