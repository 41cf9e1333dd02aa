import { auditCalls } from "@shikkha/contract/audit.ts";
import { csvStream } from "../../platform/export/csv.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { readChain } from "./audit-chain.reads.ts";
import { storeCheck } from "./audit-chain.writes.ts";
import { checkChain } from "./audit-check.ts";
import { auditColumns } from "./audit-columns.ts";
import { digestAudit, verifyAudit } from "./audit.jobs.ts";
import { listActionLogs, streamActionLogs } from "./audit.reads.ts";

export const auditDomain = defineDomain({
  calls: auditCalls,
  jobs: [digestAudit, verifyAudit],
  handlers: {
    actionLogs: ({ query }, { scope, db }) => listActionLogs(scope, db, query),
    download: async ({ params, query }, { scope, platform, language, exchange, record }) => {
      record({
        target: { kind: "report", id: "audit-log" },
        after: { ...query, format: params.format },
      });
      const rows = streamActionLogs(scope, platform.readDb, query);
      return sendFile(
        exchange.reply,
        "audit_log",
        params.format,
        csvStream(auditColumns, rows, language),
      );
    },
    chain: (_input, { db }) => readChain(db),
    verifyChain: async (_input, { tx, record, platform }) => {
      const state = await checkChain(tx, platform.files, platform.keys);
      await storeCheck(tx, state);
      record({ target: { kind: "auditChain", id: "all" }, after: state });
      return readChain(tx);
    },
  },
});
