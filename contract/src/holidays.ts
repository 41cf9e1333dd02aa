import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";
import { day } from "./kernel/date-fields.ts";
import { isDay } from "./kernel/dates.ts";
import { errorKind } from "./kernel/errors.ts";
import { says } from "./kernel/field-message.ts";
import { bilingualNames } from "./kernel/names.ts";
import { id, idText, wholeNumber } from "./kernel/numbers.ts";
import { banglaText, englishText } from "./kernel/text.ts";

export const HOLIDAY_NAME_LIMIT = 128;
export const HOLIDAY_COLUMNS = ["nameBangla", "nameEnglish", "startDate", "endDate"] as const;
const FILE_LIMIT = 1024 * 1024;

export const HOLIDAY_ERRORS = {
  exists: errorKind(4201, 409, "এই ছুটি আগে থেকেই আছে।", "This holiday already exists."),
  unreadable: errorKind(
    4202,
    400,
    "ফাইলটি পড়া যায়নি। UTF-8 CSV ফাইল দিন।",
    "The file could not be read. Give a CSV file in UTF-8.",
  ),
  faulty: errorKind(
    4203,
    422,
    "ফাইলে {count}টি ভুল আছে। কিছুই সংরক্ষণ করা হয়নি।",
    "The file has {count} faults. Nothing was stored.",
  ),
} as const;

const year = wholeNumber(2000, 2100);

const entry = z
  .strictObject({
    nameBangla: banglaText(HOLIDAY_NAME_LIMIT),
    nameEnglish: englishText(HOLIDAY_NAME_LIMIT),
    startDate: day(),
    endDate: day(),
  })
  .check(
    z.refine(({ startDate, endDate }) => !isDay(startDate) || endDate >= startDate, {
      path: ["endDate"],
      error: says(
        "শেষ তারিখ শুরুর তারিখের আগে হতে পারে না",
        "The end date cannot be before the start date",
      ),
    }),
  );

/** One holiday as it is typed or imported. */
export const holidayEntry = entry;
export type HolidayEntry = z.output<typeof entry>;

const holiday = z.object({
  id: id(),
  ...bilingualNames,
  startDate: z.string(),
  endDate: z.string(),
  isPublic: z.boolean(),
  isProjected: z.boolean(),
});
export type Holiday = z.infer<typeof holiday>;

const fault = z.object({ line: z.number(), column: z.string(), message: z.string() });
const upload = { mostBytes: FILE_LIMIT };

export const holidayCalls = defineCalls("holidays", {
  all: defineCall({
    method: "GET",
    path: "/api/holiday/all",
    summary: "The holidays of a year",
    permission: "signedIn",
    jurisdiction: "everyone",
    query: z.strictObject({ year }),
    response: z.array(holiday),
  }),
  add: defineCall({
    method: "POST",
    path: "/api/holiday/add-holidays",
    summary: "Adds holidays of one year, all or none",
    permission: "MANAGE_HOLIDAY",
    jurisdiction: "everyone",
    audit: auditAction("holidays.add", "CREATE", "ছুটি যোগ", "Added holidays"),
    body: z
      .strictObject({ year, holidays: z.array(entry).check(z.minLength(1), z.maxLength(200)) })
      .check((context) => {
        for (const [index, one] of context.value.holidays.entries()) {
          for (const name of ["startDate", "endDate"] as const) {
            if (one[name].startsWith(`${context.value.year}-`)) continue;
            const message = says("তারিখটি নির্বাচিত বছরের নয়", "The date is not in the chosen year");
            context.issues.push({
              code: "custom",
              path: ["holidays", index, name],
              message,
              input: one[name],
            });
          }
        }
      }),
    response: z.array(holiday),
  }),
  previewFile: defineCall({
    method: "POST",
    path: "/api/holiday/import/preview",
    summary: "Every fault of a CSV file by line, and the holidays it holds; stores nothing",
    permission: "MANAGE_HOLIDAY",
    jurisdiction: "everyone",
    audit: "readOnly",
    mostPerMinute: 30,
    query: z.strictObject({ year }),
    upload,
    response: z.object({ holidays: z.array(z.object(entry.shape)), faults: z.array(fault) }),
  }),
  storeFile: defineCall({
    method: "POST",
    path: "/api/holiday/import",
    summary: "Stores a CSV file of holidays whole, or nothing of it",
    permission: "MANAGE_HOLIDAY",
    jurisdiction: "everyone",
    audit: auditAction("holidays.import", "CREATE", "ছুটি আমদানি", "Imported holidays"),
    mostPerMinute: 30,
    query: z.strictObject({ year }),
    upload,
    response: z.object({ added: z.number() }),
  }),
  remove: defineCall({
    method: "POST",
    path: "/api/holiday/{id}/delete",
    summary: "Deletes a holiday",
    permission: "MANAGE_HOLIDAY",
    jurisdiction: "everyone",
    audit: auditAction("holidays.delete", "DELETE", "ছুটি মুছে ফেলা", "Deleted a holiday"),
    params: z.strictObject({ id: idText() }),
    response: holiday,
  }),
});
