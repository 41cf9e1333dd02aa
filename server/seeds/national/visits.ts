import type { SeedDatabase } from "../seed-database.ts";
import type { Growth } from "./grow.ts";
import { FACTS, keepVisitModels, LESSON } from "./visit-models.ts";

const CHUNK = 50_000;

/**
 * Visits that carry out the national plans up to today, spread evenly over the years and the country, some of them late or
 * unplanned. Their receipts have the right hash and no signature.
 */
export function nationalVisits(rows: number, today: string): Growth {
  return {
    name: "national/visits",
    rows,
    async count(db) {
      const [found] = await db.query<{ count: string }>("select count(*) from visit_identity");
      return Number(found?.count);
    },
    prepare: keepVisitModels,
    add: (db, missing) => insertVisits(db, Math.min(missing, CHUNK), today),
  };
}

async function insertVisits(db: SeedDatabase, count: number, today: string): Promise<number> {
  const [taken] = await takePlanned(db, count, today);
  await db.query(
    `insert into visit_identity (id, client_id, visit_date) overriding system value select id, gen_random_uuid(), visit_date from coming`,
  );
  await db.query(
    `insert into visit (id, visit_date, kind, institute_id, office_id, plan_row_id, planned_date, timing, unplanned_reason, person_id, duty_id,
       designation_id, state, submitted_at, returned_at, returned_by, return_comment, begun_at, finished_at, path, isas_category, institute_type, ${FACTS})
     select c.id, c.visit_date, c.kind, institute_id, office_id, case when is_planned then plan_row_id end, case when is_planned then planned_date end,
       case when not is_planned then 'UNPLANNED' when c.visit_date > planned_date then 'LATE' else 'ON_TIME' end,
       case when not is_planned then 'অভিযোগের প্রেক্ষিতে জরুরি পরিদর্শন' end, person_id, duty_id, designation_id,
       case when is_returned then 'RETURNED' else 'SUBMITTED' end, submitted_at, case when is_returned then submitted_at + interval '1 hour' end,
       case when is_returned then returner end, case when is_returned then 'উপস্থিতির হিসাব যাচাই করে আবার জমা দিন।' end,
       submitted_at - interval '3 hours', submitted_at, path, isas_category, institute_type, ${FACTS}
     from coming c join visit_model m on m.kind = c.kind and m.turn = c.turn`,
  );
  await insertBeside(db);
  await db.query(
    "update plan_row r set visit_id = c.id, visited_on = c.visit_date from coming c where r.id = c.plan_row_id and c.is_planned",
  );
  await db.query("drop table coming");
  return Number(taken?.count);
}

/** The next open rows of the national plans in an order that has nothing to do with place or day. */
async function takePlanned(
  db: SeedDatabase,
  count: number,
  today: string,
): Promise<{ count: string }[]> {
  await db.query(
    `create temp table coming as
     select t.*, t.id % 25 > 0 as is_planned, t.id % 40 = 7 and t.visit_date > $2::date - 60 as is_returned,
       t.visit_date::timestamp at time zone 'UTC' + make_interval(hours => 6, secs => t.id % 14400) as submitted_at,
       m.turn, (select id from person where username = 'director') as returner
     from (
       select nextval(pg_get_serial_sequence('visit_identity', 'id')) as id, r.id as plan_row_id, r.kind, r.institute_id, r.office_id,
         r.visit_date as planned_date, least(r.visit_date + greatest(r.hash % 40 - 34, 0)::int, $2::date) as visit_date,
         r.path, r.isas_category, r.institute_type, r.designation_id, r.person_id, d.id as duty_id, r.hash
       from (
         select w.*, o.person_id, abs(hashint8(w.id)::bigint) as hash from plan_row w join officer_plan o on o.id = w.officer_plan_id
         join person p on p.id = o.person_id and p.username like 'national.officer.%'
         where w.visit_id is null and w.visit_date <= $2::date order by hashint8(w.id) limit $1::int) r
       join duty d on d.person_id = r.person_id and d.kind = 'PRIMARY') t
     join (select kind, count(*) as models from visit_model group by 1) s on s.kind = t.kind
     join visit_model m on m.kind = t.kind and m.turn = t.hash % s.models`,
    [count, today],
  );
  return db.query<{ count: string }>("select count(*) from coming");
}

/** The submission with its receipt, the report that came back, the class that was watched. */
async function insertBeside(db: SeedDatabase): Promise<void> {
  await db.query(
    `insert into visit_version (visit_id, number, form_version_id, answers, rating, submitted_at, receipt_number, hash, signature)
     select c.id, 1, m.form_version_id, m.answers, m.rating, c.submitted_at,
       case c.kind when 'OFFICE' then 'OFC' when 'CLASSROOM_MONITORING' then 'CLS' else 'GEN' end || '-' || extract(year from c.visit_date)
         || '-' || lpad(c.id::text, greatest(6, length(c.id::text)), '0'),
       encode(sha256(convert_to('{"answers":' || m.text || ',"id":' || c.id || ',"version":1}', 'UTF8')), 'hex'), ''
     from coming c join visit_model m on m.kind = c.kind and m.turn = c.turn`,
  );
  await db.query(
    `insert into visit_return (visit_id, number, returned_at, returned_by, comment)
     select id, 1, returned_at, returned_by, return_comment from visit v
     where v.state = 'RETURNED' and v.id in (select id from coming where is_returned)`,
  );
  await db.query(
    `insert into classroom_fact (visit_id, ${LESSON})
     select c.id, ${LESSON} from coming c join visit_model m on m.kind = c.kind and m.turn = c.turn
     where c.kind = 'CLASSROOM_MONITORING' and m.subject is not null`,
  );
}
