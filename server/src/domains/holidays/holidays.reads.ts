import { sql } from "kysely";
import type { Holiday } from "@shikkha/contract/holidays.ts";
import type { Database } from "../../platform/db/database.ts";

/** Holidays that touch the year, in order. */
export function listHolidays(db: Database, year: number): Promise<Holiday[]> {
  return holidays(db)
    .where(
      sql`daterange(start_date, end_date, '[]')`,
      "&&",
      sql`daterange(make_date(${year}, 1, 1), make_date(${year}, 12, 31), '[]')`,
    )
    .orderBy("start_date")
    .orderBy("end_date")
    .orderBy("id")
    .execute();
}

export function findHoliday(db: Database, id: number): Promise<Holiday | undefined> {
  return holidays(db).where("id", "=", id).executeTakeFirst();
}

function holidays(db: Database) {
  return db
    .selectFrom("holiday")
    .select([
      "id",
      "name_bn as nameBangla",
      "name_en as nameEnglish",
      "start_date as startDate",
      "end_date as endDate",
    ])
    .select(["public as isPublic", "projected as isProjected"]);
}
