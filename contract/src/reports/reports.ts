import * as z from "zod/mini";
import { auditAction } from "../kernel/audit-action.ts";
import { defineCall, defineCalls } from "../kernel/call.ts";
import { periodInOrder } from "../kernel/date-fields.ts";
import { downloadFormat } from "../kernel/download.ts";
import { errorKind } from "../kernel/errors.ts";
import { pagingQuery } from "../kernel/paging.ts";
import { REPORT_NAMES } from "./report-names.ts";
import { reportFilter, reportQuery } from "./report-query.ts";

export const REPORT_ERRORS = {
  tooLong: errorKind(
    4600,
    409,
    "এই প্রতিবেদনে {count}টি সারি আছে। {most}টির বেশি সারির প্রতিবেদন পটভূমিতে তৈরি হয়; ডাউনলোড পাতায় পাবেন।",
    "This report has {count} rows. One of more than {most} is made in the background; find it under Downloads.",
  ),
  tooManyJobs: errorKind(
    4601,
    409,
    "আপনার {most}টি প্রতিবেদন তৈরি হচ্ছে। সেগুলো শেষ হলে আবার চেষ্টা করুন।",
    "{most} of your reports are being made. Try again when they are done.",
  ),
  notReady: errorKind(4602, 409, "প্রতিবেদনটি এখনও প্রস্তুত নয়।", "The report is not ready yet."),
  over: errorKind(
    4603,
    409,
    "প্রতিবেদন তৈরির কাজটি আগেই শেষ হয়েছে।",
    "The work on this report is already over.",
  ),
} as const;

const words = z.object({ bn: z.string(), en: z.string() });

const column = z.object({
  label: words,
  kind: z.enum(["text", "code", "number", "rating", "percent", "day"]),
});

const cell = z.nullable(z.union([z.string(), z.number()]));
/** A row in both languages, so that switching the language asks for nothing. */
const row = z.object({
  bn: z.array(cell),
  en: z.array(cell),
  /** Sums over the rows below it. */
  isGroup: z.boolean(),
});

const reportPage = z.object({
  title: words,
  subtitle: words,
  note: z.nullable(words),
  columns: z.array(column),
  items: z.array(row),
  totals: z.nullable(row),
  /** What the numbers in front of the rows begin after. */
  before: z.number(),
  page: z.number(),
  size: z.number(),
  total: z.number(),
});
export type ReportPage = z.infer<typeof reportPage>;

const name = z.enum(REPORT_NAMES);

export const reportCalls = defineCalls("reports", {
  page: defineCall({
    method: "GET",
    path: "/report/{name}",
    summary: "A page of a report, with its columns and totals",
    permission: "VIEW_REPORT",
    jurisdiction: "scoped",
    params: z.strictObject({ name }),
    query: z.strictObject({ ...reportFilter, ...pagingQuery }).check(periodInOrder),
    response: reportPage,
  }),
  file: defineCall({
    method: "GET",
    path: "/report/{name}/{format}",
    summary: "A report as a file",
    permission: "VIEW_REPORT",
    jurisdiction: "scoped",
    audit: auditAction("reports.download", "DOWNLOAD", "প্রতিবেদন ডাউনলোড", "Downloaded a report"),
    mostPerMinute: 30,
    params: z.strictObject({ name, format: downloadFormat() }),
    query: reportQuery,
    response: "file",
  }),
});
