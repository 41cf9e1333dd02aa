import { auditCalls } from "@shikkha/contract/audit.ts";
import { defineDomain } from "../../platform/http/domain.ts";
import { listActionLogs } from "./audit.reads.ts";

export const auditDomain = defineDomain({
  calls: auditCalls,
  handlers: {
    actionLogs: ({ query }, { scope, db }) => listActionLogs(scope, db, query),
  },
});
