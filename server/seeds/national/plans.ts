import type { SeedDatabase } from "../seed-database.ts";
import type { Growth } from "./grow.ts";

const PLANS_AT_ONCE = 400;

/** Visit plans of a year by the national officers: each goes through the institutes of the own upazila, on working days. */
export function nationalPlans(year: number, rows: number): Growth {
  return {
    name: `national/plans-${year}`,
    rows,
    async count(db) {
      const [found] = await db.query<{ count: string }>(
        "select count(*) from plan_row where year = $1",
        [year],
      );
      return Number(found?.count);
    },
    async prepare(db) {
      await db.query(
        "insert into plan_session (year, deadline, minimum_visits) values ($1::int, make_date($1::int, 1, 31), 60) on conflict do nothing",
        [year],
      );
    },
    add: (db, missing) => insertPlans(db, year, missing),
  };
}

/** As many rows a plan as it takes for those who have none yet to make up what is missing. */
async function insertPlans(db: SeedDatabase, year: number, missing: number): Promise<number> {
  const [made] = await db.query<{ count: string }>(
    `with place as materialized (
       select id, path, isas_category, type, row_number() over (partition by path order by id) - 1 as turn from institute),
     workday as materialized (
       select day::date, row_number() over (order by day) - 1 as turn
       from generate_series(make_date($1::int, 1, 1), make_date($1::int, 12, 31), interval '1 day') day
       where extract(dow from day) < 5
         and not exists (select 1 from holiday h where h.public and day::date between h.start_date and h.end_date)),
     planner as materialized (
       select d.person_id, d.path, d.office_id, p.designation_id, i.places, w.days, least(ceil($2::numeric / count(*) over ())::bigint, w.days) as visits
       from duty d join person p on p.id = d.person_id
       join (select path, count(*) as places from institute group by 1) i on i.path = d.path
       cross join (select count(*) as days from workday) w
       where p.username like 'national.officer.%' and d.kind = 'PRIMARY'
         and not exists (select 1 from officer_plan o where o.person_id = d.person_id and o.year = $1)
       order by d.person_id limit $3),
     plan as (
       insert into officer_plan (person_id, year, path, status, submitted_at, changed_at)
       select person_id, $1, path, 'SUBMITTED', make_date($1::int, 1, 20), make_date($1::int, 1, 20) from planner returning id, person_id),
     turned as materialized (
       select plan.id as plan_id, r.*, v % 16 as turn, (v * days / visits + person_id) % days as day_turn, (v + person_id * 13) % places as place_turn
       from planner r join plan using (person_id) cross join lateral generate_series(0, visits - 1) v),
     planned as (
       insert into plan_row (officer_plan_id, year, institute_id, office_id, visit_date, kind, path, isas_category, institute_type, designation_id)
       select t.plan_id, $1, case when t.turn > 0 then i.id end, case when t.turn = 0 then t.office_id end, w.day,
         case when t.turn = 0 then 'OFFICE' when t.turn < 6 then 'CLASSROOM_MONITORING' else 'GENERAL_MONITORING' end,
         t.path, case when t.turn > 0 then i.isas_category end, case when t.turn > 0 then i.type end, t.designation_id
       from turned t join workday w on w.turn = t.day_turn join place i on i.path = t.path and i.turn = t.place_turn
       returning 1)
     select count(*) from planned`,
    [year, missing, PLANS_AT_ONCE],
  );
  return Number(made?.count);
}
