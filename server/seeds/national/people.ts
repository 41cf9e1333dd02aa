import type { SeedDatabase } from "../seed-database.ts";
import type { Growth } from "./grow.ts";

const CHUNK = 50_000;
/** From a block no operator is known to have opened, as in the demo. */
const PHONE_BLOCK = "0136";

interface Kind {
  readonly type: "OFFICER" | "TEACHER";
  /** Where people of this kind work: the columns of a duty. */
  readonly places: string;
}

/** Officers of the upazilas: those who plan and visit. */
export const nationalOfficers = (rows: number): Growth =>
  people(rows, {
    type: "OFFICER",
    places:
      "select id as office_id, null::bigint as institute_id, path from office where level = 'UPAZILLA'",
  });

export const nationalTeachers = (rows: number): Growth =>
  people(rows, {
    type: "TEACHER",
    places:
      "select null::bigint as office_id, id as institute_id, path from institute where type <> 'OTHERS'",
  });

function people(rows: number, kind: Kind): Growth {
  return {
    name: `national/${kind.type.toLowerCase()}s`,
    rows,
    count: async (db) => {
      const [found] = await db.query<{ count: string }>(
        "select count(*) from person where type = $1",
        [kind.type],
      );
      return Number(found?.count);
    },
    add: (db, missing) => insertPeople(db, kind, Math.min(missing, CHUNK)),
  };
}

/** Names, designation and role of the demo's people in turn, each at the next place. */
async function insertPeople(
  db: SeedDatabase,
  { type, places }: Kind,
  count: number,
): Promise<number> {
  const prefix = `national.${type.toLowerCase()}.`;
  const made = await db.query(
    `with model as materialized (
       select p.name_bn, p.name_en, p.designation_id, d.role_id, row_number() over (order by p.id) - 1 as turn
       from person p join duty d on d.person_id = p.id and d.kind = 'PRIMARY' and d.level = 'UPAZILLA'
       where p.type = $1 and p.username not like $2 || '%'),
     place as materialized (
       select office_id, institute_id, path, row_number() over (order by path, coalesce(office_id, institute_id)) - 1 as turn
       from (${places}) workplace),
     coming as materialized (
       select n, $2 || n as username, model.name_bn, model.name_en, model.designation_id, model.role_id, place.office_id, place.institute_id, place.path
       -- Counted apart: a join on a turn of its own row could not be hashed.
       from (select (select count(*) from person where username like $2 || '%') as before, (select count(*) from model) as models, (select count(*) from place) as places) known
       cross join lateral generate_series(before + 1, before + $3) n
       join model on model.turn = n % models join place on place.turn = n % places),
     born as (
       insert into person (pds_number, username, email, phone, type, name_bn, name_en, designation_id, date_of_birth, created_at)
       select case $1 when 'OFFICER' then '31' else '32' end || lpad(n::text, 8, '0'), username, username || '@shikkha.example',
         $4 || lpad(n::text, 7, '0'), $1, name_bn, name_en, designation_id, date '1970-01-01' + (n * 37 % 9000)::int, '2022-07-01 09:00+06'
       from coming returning id, username)
     insert into duty (person_id, kind, role_id, office_id, institute_id, level, path, valid_from)
     select born.id, 'PRIMARY', c.role_id, c.office_id, c.institute_id, 'UPAZILLA', c.path, '2022-07-01'
     from born join coming c using (username) returning 1`,
    [type, prefix, count, PHONE_BLOCK],
  );
  return made.length;
}
