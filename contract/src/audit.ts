import * as z from "zod/mini";
import { AUDIT_TYPES, auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { day, periodInOrder } from "./kernel/dates.ts";
import { id, idText } from "./kernel/numbers.ts";
import { pageOf, pagingQuery } from "./kernel/paging.ts";

/** Written by the platform whenever someone signed in asks for what their duty does not allow. */
export const REFUSED_ACTION = auditAction(
  "access.refused",
  "REFUSED",
  "প্রবেশ প্রত্যাখ্যাত",
  "Access refused",
);

const entry = z.object({
  id: id(),
  at: z.string(),
  officerId: z.nullable(id()),
  officerNameBangla: z.nullable(z.string()),
  officerNameEnglish: z.nullable(z.string()),
  designationBangla: z.nullable(z.string()),
  designationEnglish: z.nullable(z.string()),
  workstationNameBangla: z.nullable(z.string()),
  workstationNameEnglish: z.nullable(z.string()),
  action: z.string(),
  actionNameBangla: z.string(),
  actionNameEnglish: z.string(),
  actionType: z.enum(AUDIT_TYPES),
  targetKind: z.nullable(z.string()),
  targetId: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  address: z.nullable(z.string()),
  hash: z.string(),
});

export type AuditLogEntry = z.infer<typeof entry>;

export const auditCalls = defineCalls("audit", {
  actionLogs: defineCall({
    method: "GET",
    path: "/api/audit/action-logs",
    summary: "What people did, newest first",
    permission: "MANAGE_AUDIT",
    jurisdiction: "scoped",
    query: z
      .strictObject({
        ...pagingQuery,
        zone: z.optional(idText()),
        district: z.optional(idText()),
        upazila: z.optional(idText()),
        designation: z.optional(idText()),
        actionType: z.optional(z.enum(AUDIT_TYPES)),
        fromDate: z.optional(day()),
        toDate: z.optional(day()),
      })
      .check(periodInOrder),
    response: pageOf(entry),
  }),
});
