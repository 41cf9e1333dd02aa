import type { SeedDatabase } from "../seed-database.ts";
import type { Growth } from "./grow.ts";

const CHUNK = 20_000;
/** By which the entries of this seed are known. */
const REQUEST = "national";

/** An entry for each of so many visits, in the order they came in, chained by the database's own function. */
export function nationalAudit(rows: number): Growth {
  return {
    name: "national/audit",
    rows,
    async count(db) {
      const [found] = await db.query<{ count: string }>(
        "select count(*) from audit_entry where request_id = $1",
        [REQUEST],
      );
      return Number(found?.count);
    },
    add: (db, missing) => appendEntries(db, Math.min(missing, CHUNK)),
  };
}

async function appendEntries(db: SeedDatabase, count: number): Promise<number> {
  const [before] = await db.query<{ seq: string; at: string }>(
    `select (select seq from audit_head) as seq, coalesce(max(at), '2020-01-01') as at from audit_entry where request_id = $1`,
    [REQUEST],
  );
  const [after] = await db.query<{ seq: string | null }>(
    `select append_audit_at(jsonb_agg(jsonb_build_object(
       'at', submitted_at, 'person_id', person_id, 'duty_id', duty_id, 'designation_id', designation_id, 'action', 'visits.submit',
       'action_type', 'CREATE', 'target_kind', 'visit', 'target_id', id::text, 'path', path,
       'after', jsonb_build_object('kind', kind, 'instituteId', institute_id, 'officeId', office_id, 'visitDate', visit_date, 'rating', rating),
       'address', '198.51.100.' || id % 254 + 1, 'request_id', $1::text) order by submitted_at, id)) as seq
     from (
       select * from visit where visit_date >= $2::timestamptz::date - 1 and submitted_at > $2::timestamptz
       -- With all of the same second, since the next chunk begins after it.
       order by submitted_at fetch first ($3::int) rows with ties) v`,
    [REQUEST, before?.at, count],
  );
  return Number(after?.seq ?? before?.seq) - Number(before?.seq);
}
