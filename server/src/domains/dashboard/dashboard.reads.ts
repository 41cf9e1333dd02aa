import { sql } from "kysely";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Database } from "../../platform/db/database.ts";

interface Figures {
  readonly totalPlans: number;
  readonly totalMonitoring: number;
  readonly todayMonitoring: number;
  readonly averageRating: number | null;
}

/** Sums of the day rollups; the caller joins and groups them. */
function figures(today: string) {
  return sql<Figures>`
    coalesce(sum(r.planned), 0)::int as "totalPlans", coalesce(sum(r.done), 0)::int as "totalMonitoring",
    coalesce(sum(r.done) filter (where r.day = ${today}), 0)::int as "todayMonitoring",
    round(sum(r.rating_sum) / nullif(sum(r.rating_count), 0), 1) as "averageRating"`;
}

function inYear(year: number) {
  return sql`r.day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;
}

export async function readPublicStat(db: Database, planYear: number, now: Date) {
  const today = dayInDhaka(now);
  const [monitoring, register] = await Promise.all([
    sql<Figures & { general: number; classroom: number; office: number }>`
      select ${figures(today)},
        coalesce(sum(r.done) filter (where r.kind = 'GENERAL_MONITORING'), 0)::int as general,
        coalesce(sum(r.done) filter (where r.kind = 'CLASSROOM_MONITORING'), 0)::int as classroom,
        coalesce(sum(r.done) filter (where r.kind = 'OFFICE'), 0)::int as office
      from rollup_day r where ${inYear(planYear)}`.execute(db),
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
    Figures & { zoneId: number; nameBangla: string; nameEnglish: string; institutes: number }
  >`
    select z.id as "zoneId", z.name_bn as "nameBangla", z.name_en as "nameEnglish",
      (select count(*) from institute i where i.zone_id = z.id) as institutes, m.*
    from location z, lateral (
      select ${figures(dayInDhaka(now))} from rollup_day r
      where r.path ~>=~ z.path and r.path ~<~ (left(z.path, -1) || '0') and ${inYear(planYear)}) m
    where z.type = 'ZONE' order by z.name_bn collate bengali`.execute(db);
  return rows;
}
