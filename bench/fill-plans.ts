import type pg from "pg";

const OFFICERS = 10_000;
const VISITS = 60;

/**
 * Plans of a whole country for one year: as many officers as it takes to reach 600,000 planned visits, each with visits in
 * the upazila of the post. Done once; a second run finds them there. Gives the first of these officers.
 */
export async function fillPlans(owner: pg.Pool, year: number): Promise<number> {
  const found = await firstOfficer(owner);
  if (found !== undefined) return found;
  const client = await owner.connect();
  try {
    await client.query("begin");
    await client.query("alter table plan_row disable trigger user");
    await client.query(
      `insert into person (username, type, name_bn, name_en, designation_id)
       select 'bench.' || n, 'OFFICER', 'পরিমাপ কর্মকর্তা', 'Bench Officer', (select min(id) from designation) from generate_series(1, $1::int) n`,
      [OFFICERS],
    );
    await client.query(
      `insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
       select p.id, 'PRIMARY', r.id, o.id, 'UPAZILLA', o.path, '2024-01-01'
       from (select id, row_number() over (order by id) as n from person where username like 'bench.%') p
       join (select id, path, row_number() over (order by id) as n, count(*) over () as all from office where level = 'UPAZILLA') o on o.n = p.n % o.all + 1,
       (select id from role where code = 'UPAZILA_SECONDARY_EDUCATION_OFFICER') r`,
    );
    await client.query(
      `insert into officer_plan (person_id, year, path, status, submitted_at)
       select d.person_id, $1, d.path, 'SUBMITTED', now() from duty d join person p on p.id = d.person_id where p.username like 'bench.%'`,
      [year],
    );
    await client.query(
      `insert into plan_row (officer_plan_id, year, institute_id, visit_date, kind, path)
       select o.id, $1::int, i.id, make_date($1::int, 1, 1) + v * 6 - 1, 'GENERAL_MONITORING', o.path
       from officer_plan o join person p on p.id = o.person_id cross join generate_series(1, $2::int) v
       join (select id, path, row_number() over (partition by path order by id) as n, count(*) over (partition by path) as all from institute) i
         on i.path = o.path and i.n = (v + o.id) % i.all + 1
       where o.year = $1 and p.username like 'bench.%'`,
      [year, VISITS],
    );
    await client.query("alter table plan_row enable trigger user");
    await client.query("delete from institute_year where year = $1", [year]);
    await client.query(
      `insert into institute_year (year, institute_id, planned)
       select year, institute_id, count(*) from plan_row where year = $1 and institute_id is not null group by 1, 2`,
      [year],
    );
    await client.query("commit");
    await client.query("analyze");
  } finally {
    client.release();
  }
  return (await firstOfficer(owner)) ?? 0;
}

async function firstOfficer(owner: pg.Pool): Promise<number | undefined> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from person where username = 'bench.1'",
  );
  return rows[0] && Number(rows[0].id);
}
