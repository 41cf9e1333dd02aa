import * as z from "zod/mini";
import { AUDIT_TYPES, auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { day, periodInOrder } from "./kernel/date-fields.ts";
import { downloadFormat } from "./kernel/download.ts";
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

const filter = {
  zone: z.optional(idText()),
  district: z.optional(idText()),
  upazila: z.optional(idText()),
  designation: z.optional(idText()),
  actionType: z.optional(z.enum(AUDIT_TYPES)),
  fromDate: z.optional(day()),
  toDate: z.optional(day()),
  /** One person's trail. */
  officerId: z.optional(idText()),
};

/** How long the chain is, and what its last verification found. */
const chain = z.object({
  entries: z.number(),
  lastCheck: z.nullable(
    z.object({
      checkedAt: z.string(),
      intact: z.boolean(),
      entries: z.number(),
      brokenEntry: z.nullable(z.number()),
      fault: z.nullable(z.string()),
    }),
  ),
});
export type AuditChain = z.infer<typeof chain>;

export const auditCalls = defineCalls("audit", {
  actionLogs: defineCall({
    method: "GET",
    path: "/api/audit/action-logs",
    summary: "What people did, newest first",
    permission: "MANAGE_AUDIT",
    jurisdiction: "scoped",
    query: z.strictObject({ ...pagingQuery, ...filter }).check(periodInOrder),
    response: pageOf(entry),
  }),
  download: defineCall({
    method: "GET",
    path: "/report/audit-log/{format}",
    summary: "The log as a file, with the filters of the list",
    permission: "MANAGE_AUDIT",
    jurisdiction: "scoped",
    audit: auditAction(
      "audit.download",
      "DOWNLOAD",
      "নিরীক্ষা লগ ডাউনলোড",
      "Downloaded the audit log",
    ),
    params: z.strictObject({ format: downloadFormat() }),
    query: z.strictObject(filter).check(periodInOrder),
    response: "file",
  }),
  chain: defineCall({
    method: "GET",
    path: "/api/audit/chain",
    summary: "The state of the audit chain",
    permission: "MANAGE_AUDIT",
    jurisdiction: "everyone",
    response: chain,
  }),
  verifyChain: defineCall({
    method: "POST",
    path: "/api/audit/chain/verify",
    summary: "Verifies the whole chain now",
    permission: "MANAGE_AUDIT",
    jurisdiction: "everyone",
    mostPerMinute: 6,
    audit: auditAction("audit.verify", "UPDATE", "নিরীক্ষা শিকল যাচাই", "Verified the audit chain"),
    response: chain,
  }),
});
