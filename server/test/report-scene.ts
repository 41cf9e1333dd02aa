import { designationOf, sessionOf } from "./matrix/planted-plans.ts";
import { levelOf } from "./matrix/places.ts";
import { plantInstitute, plantOffice, plantOfficer } from "./factories.ts";
import type { TestServer } from "./test-server.ts";

export interface PlantedVisits {
  readonly personId: number;
  /** What stands in the officer's name, and in no other text. */
  readonly mark: string;
}

/**
 * An officer of a place who planned two visits to its office and, at an upazila, to an institute: the first of each
 * was carried out two days late, the second not at all.
 */
export async function plantVisits(
  server: TestServer,
  path: string,
  year: number,
): Promise<PlantedVisits> {
  await sessionOf(server, year);
  const { personId, dutyId } = await plantOfficer(server.database, path);
  const mark = `RM${personId}E`;
  await server.database.query(
    "update person set designation_id = $2, name_en = $3, name_bn = $3, pds_number = 'MATRIX' || id, phone = '01712345678' where id = $1",
    [personId, await designationOf(server, year), mark],
  );
  const [plan] = await server.database.query<{ id: string }>(
    "insert into officer_plan (person_id, year, path) values ($1, $2, $3) returning id",
    [personId, year, path],
  );
  const place = { personId, dutyId, planId: Number(plan?.id), path, year };
  await plantPair(server, {
    ...place,
    officeId: await plantOffice(server.database, path),
    kind: "OFFICE",
  });
  if (levelOf(path) === "UPAZILLA") {
    const { id } = await plantInstitute(server.database, path);
    await plantPair(server, { ...place, instituteId: id, kind: "GENERAL_MONITORING" });
    await plantPair(server, { ...place, instituteId: id, kind: "CLASSROOM_MONITORING" });
  }
  return { personId, mark };
}

interface Pair {
  readonly personId: number;
  readonly dutyId: number;
  readonly planId: number;
  readonly path: string;
  readonly year: number;
  readonly officeId?: number;
  readonly instituteId?: number;
  readonly kind: "OFFICE" | "GENERAL_MONITORING" | "CLASSROOM_MONITORING";
}

const DAYS = { OFFICE: 1, GENERAL_MONITORING: 5, CLASSROOM_MONITORING: 9 } as const;

async function plantPair(server: TestServer, pair: Pair): Promise<void> {
  const { personId, dutyId, planId, path, year, officeId = null, instituteId = null, kind } = pair;
  const day = (month: number, add = 0) =>
    `${year}-0${month}-${String(DAYS[kind] + add).padStart(2, "0")}`;
  const rows = await server.database.query<{ id: string }>(
    `insert into plan_row (officer_plan_id, year, institute_id, office_id, visit_date, kind, path)
     select $1, $2, $3, $4, d::date, $5, $6 from unnest($7::text[]) d returning id`,
    [planId, year, instituteId, officeId, kind, path, [day(2), day(3)]],
  );
  const [visit] = await server.database.query<{ id: string }>(
    "insert into visit_identity (client_id, visit_date) values (gen_random_uuid(), $1) returning id",
    [day(2, 2)],
  );
  await server.database.query(
    `insert into visit (id, visit_date, kind, institute_id, office_id, plan_row_id, planned_date, timing, person_id, duty_id, designation_id,
       form_version_id, answers, submitted_at, people_total, people_present, people_authorised, people_unauthorised,
       staff_total, staff_present, staff_authorised, staff_unauthorised, rating, ratings, path, isas_category, institute_type)
     select $1, $2, $3, $4, $5, $6, $7, 'LATE', $8, $9, p.designation_id, (select id from form_version order by id limit 1), '{}', now(),
       20, 15, 3, 2, 6, 4, 1, 1, 4.0, '{}', $10, i.isas_category, i.type
     from person p left join institute i on i.id = $4::bigint where p.id = $8`,
    [
      visit?.id,
      day(2, 2),
      kind,
      instituteId,
      officeId,
      rows[0]?.id,
      day(2),
      personId,
      dutyId,
      path,
    ],
  );
  await server.database.query("update plan_row set visit_id = $2, visited_on = $3 where id = $1", [
    rows[0]?.id,
    visit?.id,
    day(2, 2),
  ]);
  if (kind === "CLASSROOM_MONITORING")
    await server.database.query(
      "insert into classroom_fact (visit_id, teacher_name, subject, grade, girls, boys) values ($1, 'শিক্ষক', 'বাংলা', 7, 10, 12)",
      [visit?.id],
    );
}
