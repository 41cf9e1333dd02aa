import * as z from "zod/mini";
import { INSTITUTE_TYPES, ISAS_CATEGORIES, MANAGEMENT_TYPES } from "./institute-words.ts";
import { instituteFilter } from "./institutes.ts";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { toAsciiDigits } from "./kernel/digits.ts";
import { downloadFormat } from "./kernel/download.ts";
import { errorKind } from "./kernel/errors.ts";
import { says } from "./kernel/field-message.ts";
import { idText } from "./kernel/numbers.ts";
import { banglaText, emailAddress, englishText, mobileNumber } from "./kernel/text.ts";

/** The header of an import file, in this order. The last four may be empty. */
export const IMPORT_COLUMNS = [
  "eiin",
  "nameBangla",
  "nameEnglish",
  "type",
  "mgmtType",
  "isasCategory",
  "upazilaId",
  "email",
  "phone",
  "latitude",
  "longitude",
] as const;

export const IMPORT_LIMITS = { megabytes: 5, rows: 20_000 } as const;

export const IMPORT_ERRORS = {
  unreadable: errorKind(
    4101,
    400,
    "ফাইলটি পড়া যায়নি। CSV (UTF-8) বা XLSX ফাইল দিন।",
    "The file could not be read. Give a CSV (UTF-8) or XLSX file.",
  ),
  faulty: errorKind(
    4102,
    422,
    "ফাইলে {count}টি ভুল আছে। কিছুই সংরক্ষণ করা হয়নি।",
    "The file has {count} faults. Nothing was stored.",
  ),
} as const;

/** An empty cell is no value. */
function optionalCell<Out>(inner: z.ZodMiniType<Out, string>) {
  const given = z.pipe(
    z.string(),
    z.transform((text) => text.trim() || undefined),
  );
  return z.pipe(given, z.optional(inner));
}

const degrees = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => Number(toAsciiDigits(text))),
    ),
    z
      .number({ error: says("সঠিক স্থানাঙ্ক লিখুন", "Write a valid coordinate") })
      .check(z.gte(-most), z.lte(most)),
  );

/** One row of an import, cell by cell; everything arrives as text. */
export const importRow = z
  .object({
    eiin: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => toAsciiDigits(text.trim())),
      ),
      z.string().check(
        z.regex(/^1[0-9]{5}$/, {
          error: says("ইআইআইএন ৬ অঙ্কের হতে হবে", "An EIIN has 6 digits"),
        }),
      ),
    ),
    nameBangla: banglaText(200),
    nameEnglish: englishText(200),
    type: z.enum(INSTITUTE_TYPES),
    mgmtType: z.enum(MANAGEMENT_TYPES),
    isasCategory: z.enum(ISAS_CATEGORIES),
    upazilaId: idText(),
    email: optionalCell(emailAddress()),
    phone: optionalCell(mobileNumber()),
    latitude: optionalCell(degrees(90)),
    longitude: optionalCell(degrees(180)),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ["longitude"],
      // Told beside the faults of other cells, not only once they are mended.
      when: () => true,
      error: says("অক্ষাংশ ও দ্রাঘিমাংশ দুটোই দিন", "Give both latitude and longitude"),
    }),
  );

const fault = z.object({ line: z.number(), column: z.string(), message: z.string() });
export type ImportFault = z.infer<typeof fault>;

const upload = { mostBytes: IMPORT_LIMITS.megabytes * 1024 * 1024 };

export const instituteImportCalls = defineCalls("instituteImport", {
  preview: defineCall({
    method: "POST",
    path: "/api/educational-institute/import/preview",
    summary:
      "Every fault of an import file by line and column, and what it would change; stores nothing",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "scoped",
    audit: "readOnly",
    mostPerMinute: 20,
    upload,
    response: z.object({
      rows: z.number(),
      added: z.number(),
      changed: z.number(),
      faults: z.array(fault),
    }),
  }),
  store: defineCall({
    method: "POST",
    path: "/api/educational-institute/import",
    summary: "Stores an import file whole, or nothing of it",
    permission: "MANAGE_SYSTEM_SETTINGS",
    jurisdiction: "scoped",
    audit: auditAction("institutes.import", "CREATE", "প্রতিষ্ঠানের তথ্য আমদানি", "Imported institutes"),
    mostPerMinute: 20,
    upload,
    response: z.object({ added: z.number(), changed: z.number() }),
  }),
  download: defineCall({
    method: "GET",
    path: "/report/institute-list/{format}",
    summary: "The register as a file, with the filters of the list",
    permission: "VIEW_INSTITUTE_DETAIL",
    jurisdiction: "scoped",
    audit: auditAction(
      "institutes.download",
      "DOWNLOAD",
      "প্রতিষ্ঠানের তালিকা ডাউনলোড",
      "Downloaded the institute list",
    ),
    params: z.strictObject({ format: downloadFormat() }),
    query: z.strictObject(instituteFilter),
    response: "file",
  }),
});
