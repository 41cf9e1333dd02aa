import { type RawBuilder, sql } from "kysely";
import type { PlaceStat } from "@shikkha/contract/dashboard.ts";
import type { Database } from "../../platform/db/database.ts";
import { type Progress, progressSums } from "./figures.sql.ts";

export interface LookedInto {
  readonly id: number | null;
  readonly path: string;
}

export async function findLocation(db: Database, id: number): Promise<LookedInto | undefined> {
  return db.selectFrom("location").select(["id", "path"]).where("id", "=", id).executeTakeFirst();
}

/** The end of what begins with a place's path. */
const below = (path: RawBuilder<unknown>, column: string) =>
  sql`${sql.ref(column)} ~>=~ ${path} and ${sql.ref(column)} ~<~ (left(${path}, -1) || '0')`;

/** The places directly below one, in figures; `today` counts what was carried out today. */
export async function listPlaceStats(
  db: Database,
  { id, path }: LookedInto,
  year: number,
  today: string,
): Promise<PlaceStat[]> {
  if (path.split("/").length === 5) return listInstituteStats(db, path, year, today);
  const isBelow = id === null ? sql`l.parent_id is null` : sql`l.parent_id = ${id}`;
  const at = sql.ref("l.path");
  const { rows } = await sql<PlaceStat>`
    select l.id, l.type as level, l.name_bn as "nameBangla", l.name_en as "nameEnglish", null as eiin, null as "isasCategory", null as type,
      (select count(*)::int from duty y join role_permission p on p.role_id = y.role_id and p.permission = 'SUBMIT_VISIT_PLAN'
        where y.kind = 'PRIMARY' and ${below(at, "y.path")}) as officers,
      m.*, (select coalesce(sum(t.done), 0)::int from rollup_day t where t.day = ${today} and t.done <> 0 and ${below(at, "t.path")}) as "todayMonitoring"
    from location l, lateral (
      select ${progressSums} from rollup_month r
      where r.month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1) and ${below(at, "r.path")}) m
    where ${isBelow} order by l.name_bn collate bengali`.execute(db);
  return rows;
}

/** Institutes of one upazila: few enough to be counted from their plans and visits. */
async function listInstituteStats(
  db: Database,
  path: string,
  year: number,
  today: string,
): Promise<PlaceStat[]> {
  const { rows } = await sql<PlaceStat & Progress>`
    select i.id, 'INSTITUTE' as level, i.name_bn as "nameBangla", i.name_en as "nameEnglish", i.eiin, i.isas_category as "isasCategory", i.type,
      null as officers, coalesce(p.planned, 0) as "totalPlans", coalesce(p.fulfilled, 0) as fulfilled, coalesce(v.done, 0) as "totalMonitoring",
      coalesce(v.today, 0) as "todayMonitoring", v.rating as "averageRating", coalesce(v.late, 0) as late, coalesce(v.unplanned, 0) as unplanned
    from institute i
    left join (select institute_id, count(*)::int as planned, count(visit_id)::int as fulfilled from plan_row
      where year = ${year} and path = ${path} group by 1) p on p.institute_id = i.id
    left join (select institute_id, count(*)::int as done, (count(*) filter (where visit_date = ${today}))::int as today, round(avg(rating), 1) as rating,
        (count(*) filter (where timing = 'LATE'))::int as late, (count(*) filter (where timing = 'UNPLANNED'))::int as unplanned
      from visit where path = ${path} and visit_date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31) group by 1) v on v.institute_id = i.id
    where i.path = ${path} order by i.name_bn collate bengali`.execute(db);
  return rows;
}
