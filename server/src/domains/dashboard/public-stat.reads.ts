import { type Expression, sql } from "kysely";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Database } from "../../platform/db/database.ts";
import { type Figures, figureSums } from "./figures.sql.ts";

/** Visits carried out today, among the few rows of one day. */
function doneOn(today: string, path: Expression<string> | null) {
  const below = path
    ? sql`and t.path ~>=~ ${path} and t.path ~<~ (left(${path}, -1) || '0')`
    : sql``;
  return sql`(select coalesce(sum(t.done), 0)::int from rollup_day t where t.day = ${today} and t.done <> 0 ${below}) as "todayMonitoring"`;
}

function inYear(year: number) {
  return sql`r.month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1)`;
}

interface PublicFigures extends Figures {
  readonly todayMonitoring: number;
}

export async function readPublicStat(db: Database, planYear: number, now: Date) {
  const today = dayInDhaka(now);
  const [monitoring, register] = await Promise.all([
    sql<PublicFigures & { general: number; classroom: number; office: number }>`
      select ${figureSums}, ${doneOn(today, null)},
        coalesce(sum(r.done) filter (where r.kind = 'GENERAL_MONITORING'), 0)::int as general,
        coalesce(sum(r.done) filter (where r.kind = 'CLASSROOM_MONITORING'), 0)::int as classroom,
        coalesce(sum(r.done) filter (where r.kind = 'OFFICE'), 0)::int as office
      from rollup_month r where ${inYear(planYear)}`.execute(db),
    sql<{
      institutes: number;
      officers: number;
      zones: number;
      districts: number;
      upazilas: number;
    }>`
      select (select count(*) from institute) as institutes,
        (select count(*) from person where type = 'OFFICER' and status = 'ACTIVE') as officers,
        count(*) filter (where type = 'ZONE') as zones, count(*) filter (where type = 'DISTRICT') as districts,
        count(*) filter (where type = 'UPAZILLA') as upazilas
      from location`.execute(db),
  ]);
  const [counted] = monitoring.rows;
  const [registered] = register.rows;
  if (!counted || !registered) throw new Error("An aggregate gave no row");
  const { general, classroom, office, ...totals } = counted;
  return {
    planYear,
    ...totals,
    byKind: { GENERAL_MONITORING: general, CLASSROOM_MONITORING: classroom, OFFICE: office },
    ...registered,
    updatedAt: now.toISOString(),
  };
}

export async function listZoneStats(db: Database, planYear: number, now: Date) {
  const { rows } = await sql<
    PublicFigures & { zoneId: number; nameBangla: string; nameEnglish: string; institutes: number }
  >`
    select z.id as "zoneId", z.name_bn as "nameBangla", z.name_en as "nameEnglish",
      (select count(*) from institute i where i.zone_id = z.id) as institutes, m.*
    from location z, lateral (
      select ${figureSums}, ${doneOn(dayInDhaka(now), sql.ref("z.path"))} from rollup_month r
      where r.path ~>=~ z.path and r.path ~<~ (left(z.path, -1) || '0') and ${inYear(planYear)}) m
    where z.type = 'ZONE' order by z.name_bn collate bengali`.execute(db);
  return rows;
}
