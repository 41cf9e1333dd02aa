import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { DOWNLOAD_FORMATS, downloadFormat } from "../kernel/download.ts";
import { id, idText } from "../kernel/numbers.ts";
import { REPORT_NAMES } from "./report-names.ts";
import { reportQuery } from "./report-query.ts";

export const EXPORT_STATES = [
  "WAITING",
  "RUNNING",
  "READY",
  "FAILED",
  "CANCELLED",
  "EXPIRED",
] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const exportJob = z.object({
  id: id(),
  report: z.enum(REPORT_NAMES),
  title: z.object({ bn: z.string(), en: z.string() }),
  format: z.enum(DOWNLOAD_FORMATS),
  state: z.enum(EXPORT_STATES),
  rowsTotal: z.number(),
  rowsDone: z.number(),
  fileName: z.string(),
  bytes: z.nullable(z.number()),
  askedAt: z.string(),
  begunAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type ExportJob = z.infer<typeof exportJob>;

const params = z.strictObject({ id: idText() });

export const exportJobCalls = defineCalls("exportJobs", {
  list: defineCall({
    method: "GET",
    path: "/api/export-jobs",
    summary: "The caller's reports made in the background, newest first",
    permission: "signedIn",
    jurisdiction: "own",
    response: z.array(exportJob),
  }),
  start: defineCall({
    method: "POST",
    path: "/api/export-jobs/{report}/{format}",
    summary: "Has a long report made in the background",
    permission: "VIEW_REPORT",
    jurisdiction: "own",
    audit: auditAction(
      "reports.startExport",
      "DOWNLOAD",
      "পটভূমিতে প্রতিবেদন তৈরির অনুরোধ",
      "Asked for a report in the background",
    ),
    mostPerMinute: 10,
    params: z.strictObject({ report: z.enum(REPORT_NAMES), format: downloadFormat() }),
    query: reportQuery,
    response: z.object({ id: id() }),
  }),
  cancel: defineCall({
    method: "POST",
    path: "/api/export-jobs/{id}/cancel",
    summary: "Stops the making of a report",
    permission: "signedIn",
    jurisdiction: "own",
    audit: auditAction("reports.cancelExport", "UPDATE", "প্রতিবেদন তৈরি বাতিল", "Stopped a report"),
    params,
    response: z.object({}),
  }),
  file: defineCall({
    method: "GET",
    path: "/api/export-jobs/{id}/file",
    summary: "The finished report",
    permission: "signedIn",
    jurisdiction: "own",
    audit: auditAction(
      "reports.fetchExport",
      "DOWNLOAD",
      "পটভূমিতে তৈরি প্রতিবেদন ডাউনলোড",
      "Downloaded a report made in the background",
    ),
    params,
    response: "file",
  }),
});
