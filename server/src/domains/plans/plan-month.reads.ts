import { sql } from "kysely";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Planner } from "./plan-places.reads.ts";
import { placeJoins, placeJson } from "./plan-rows.reads.ts";

type Month = ResponseOf<typeof planPlaceCalls.month>;

/** More than anyone reads on one day of a large jurisdiction. */
const MOST_OTHERS = 400;

export const officerJson = sql`jsonb_build_object('officerId', p.id, 'nameBangla', p.name_bn, 'nameEnglish', p.name_en,
  'designationBangla', g.name_bn, 'designationEnglish', g.name_en)`;

/** One's own visits of a month, and those of others in the jurisdiction. */
export async function readMonth(db: Database, planner: Planner, month: number): Promise<Month> {
  const { personId, year, scope } = planner;
  const inMonth = sql`r.visit_date >= make_date(${year}, ${month}, 1) and r.visit_date < make_date(${year}, ${month}, 1) + interval '1 month'`;
  const others = sql`${inMonth} and ${within(scope, sql.ref("r.path"))} and o.person_id <> ${personId}`;
  const [mine, listed, counted] = await Promise.all([
    sql<Month["mine"][number]>`
      select r.id, r.visit_date as "visitDate", ${placeJson} as place
      from plan_row r join officer_plan o on o.id = r.officer_plan_id ${placeJoins("r")}
      where o.person_id = ${personId} and o.year = ${year} and ${inMonth} order by r.visit_date, r.id`.execute(
      db,
    ),
    sql<Month["others"][number]>`
      select r.visit_date as "visitDate", ${placeJson} as place, ${officerJson} as officer
      from plan_row r join officer_plan o on o.id = r.officer_plan_id ${placeJoins("r")}
      join person p on p.id = o.person_id left join designation g on g.id = p.designation_id
      where ${others} order by r.visit_date, r.id limit ${MOST_OTHERS}`.execute(db),
    sql<Month["otherCounts"][number]>`
      select r.visit_date as date, count(*)::int as visits from plan_row r join officer_plan o on o.id = r.officer_plan_id
      where ${others} group by 1 order by 1`.execute(db),
  ]);
  return { mine: mine.rows, others: listed.rows, otherCounts: counted.rows };
}
