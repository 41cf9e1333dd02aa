import type { Holiday, HolidayEntry } from "@shikkha/contract/holidays.ts";
import type { Write } from "../../platform/audit/audited.ts";

/** All of them or, when one exists already, none. */
export async function insertHolidays(
  { tx, record }: Write,
  entries: readonly HolidayEntry[],
): Promise<void> {
  const rows = await tx
    .insertInto("holiday")
    .values(
      entries.map((one) => ({
        name_bn: one.nameBangla,
        name_en: one.nameEnglish,
        start_date: one.startDate,
        end_date: one.endDate,
      })),
    )
    .returning("id")
    .execute();
  for (const [index, { id }] of rows.entries())
    record({ target: { kind: "holiday", id }, after: entries[index] });
}

export async function deleteHoliday({ tx, record }: Write, holiday: Holiday): Promise<void> {
  await tx.deleteFrom("holiday").where("id", "=", holiday.id).execute();
  record({ target: { kind: "holiday", id: holiday.id }, before: holiday });
}
