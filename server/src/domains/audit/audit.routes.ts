import { auditCalls } from "@shikkha/contract/audit.ts";
import { sendFile } from "../../platform/export/send-file.ts";
import { tableStream } from "../../platform/export/table-stream.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { goneSignal } from "../../platform/http/gone-signal.ts";
import { reportFrame } from "../reports/reports.lookup.ts";
import { readChain } from "./audit-chain.reads.ts";
import { storeCheck } from "./audit-chain.writes.ts";
import { checkChain } from "./audit-check.ts";
import { auditFile } from "./audit-file.ts";
import { digestAudit, verifyAudit } from "./audit.jobs.ts";
import { listActionLogs } from "./audit.reads.ts";

export const auditDomain = defineDomain({
  calls: auditCalls,
  jobs: [digestAudit, verifyAudit],
  handlers: {
    actionLogs: ({ query }, { scope, db }) => listActionLogs(scope, db, query),
    download: async ({ params, query }, context) => {
      const { actor, scope, platform, language, exchange, record } = context;
      record({
        target: { kind: "report", id: "audit-log" },
        after: { ...query, format: params.format },
      });
      const { personId } = actor;
      const db = platform.readDb;
      const frame = await reportFrame(db, { personId, at: platform.now(), language });
      const signal = goneSignal(exchange.reply);
      const file = await auditFile({ scope, db, query, signal }, frame);
      return sendFile(exchange.reply, "audit_log", params.format, tableStream(params.format, file));
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
