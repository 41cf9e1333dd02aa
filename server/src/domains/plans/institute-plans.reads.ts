import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { officerJson } from "./plan-month.reads.ts";

type Calendar = ResponseOf<typeof planPlaceCalls.instituteCalendar>;

/** Who visits an institute in a year, and when. */
export async function listInstitutePlans(
  db: Database,
  instituteId: number,
  year: number,
): Promise<Calendar["visits"]> {
  const { rows } = await sql<Calendar["visits"][number]>`
    select r.id as "planDetailId", r.visit_date as "visitDate", r.kind, r.visited_on as "visitedOn", ${officerJson} as officer,
      coalesce(y.status, o.status) as status
    from plan_row r join officer_plan o on o.id = r.officer_plan_id
    join person p on p.id = o.person_id left join designation g on g.id = p.designation_id
    left join yearly_plan y on y.plan_id = o.id and y.year = o.year
    where r.institute_id = ${instituteId} and r.year = ${year} order by r.visit_date, r.id`.execute(
    db,
  );
  return rows;
}

/** The institute's planned visits and minimum; undefined outside the scope. */
export async function findInstituteYear(
  scope: Scope,
  db: Database,
  instituteId: number,
  year: number,
): Promise<Pick<Calendar, "planned" | "minimum"> | undefined> {
  return db
    .selectFrom("institute as i")
    .leftJoin("plan_session as s", (join) => join.on("s.year", "=", year))
    .leftJoin("institute_year as y", (join) =>
      join.onRef("y.institute_id", "=", "i.id").on("y.year", "=", year),
    )
    .select([
      sql<number>`coalesce(y.planned, 0)`.as("planned"),
      sql<number>`coalesce((s.minimum_by_category ->> i.isas_category)::int, 0)`.as("minimum"),
    ])
    .where("i.id", "=", instituteId)
    .where((eb) => within(scope, eb.ref("i.path")))
    .executeTakeFirst();
}
