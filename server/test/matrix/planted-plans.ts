import { plantOffice, plantOfficer } from "../factories.ts";
import type { TestServer } from "../test-server.ts";

export async function sessionOf(server: TestServer, year: number): Promise<number> {
  const [row] = await server.database.query<{ id: string }>(
    `insert into plan_session (year, deadline) values ($1, make_date($1 - 1, 12, 31))
     on conflict (year) do update set deadline = excluded.deadline returning id`,
    [year],
  );
  return Number(row?.id);
}

/** Each year of the matrix has a designation of its own, so that counts of one case hold nobody of another. */
export async function designationOf(server: TestServer, year: number): Promise<number> {
  const [row] = await server.database.query<{ id: string }>(
    `insert into designation (code, name_bn, name_en, user_type, sort_order) values ($1, 'পদ', 'Post', 'OFFICER', 1)
     on conflict (code) do update set sort_order = 1 returning id`,
    [`MATRIX_${year}`],
  );
  return Number(row?.id);
}

/** An officer of the place with a plan of one visit to the office there. */
export async function plantPlan(
  server: TestServer,
  path: string,
  year: number,
  isSubmitted = true,
): Promise<string> {
  await sessionOf(server, year);
  const { personId } = await plantOfficer(server.database, path);
  const officeId = await plantOffice(server.database, path);
  await server.database.query(
    "update person set designation_id = $2, pds_number = 'MATRIX' || id where id = $1",
    [personId, await designationOf(server, year)],
  );
  const [plan] = await server.database.query<{ id: string }>(
    "insert into officer_plan (person_id, year, path) values ($1, $2, $3) returning id",
    [personId, year, path],
  );
  await server.database.query(
    `insert into plan_row (officer_plan_id, year, office_id, visit_date, kind, path)
     values ($1, $2, $3, make_date($2, 2, 1), 'OFFICE', $4)`,
    [plan?.id, year, officeId, path],
  );
  if (isSubmitted)
    await server.database.query(
      "update officer_plan set status = 'SUBMITTED', submitted_at = now() where id = $1",
      [plan?.id],
    );
  return String(personId);
}
