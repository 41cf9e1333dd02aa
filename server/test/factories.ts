import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { levelOf } from "./matrix/places.ts";
import type { TestDatabase } from "./test-database.ts";

let nextEiin = 150_001;

export interface PlantedInstitute {
  readonly id: number;
  readonly eiin: string;
}

/** An institute at an upazila's path; EIINs count up, so that every test has its own. */
export async function plantInstitute(
  database: TestDatabase,
  path: string,
  facts: Record<string, unknown> = {},
): Promise<PlantedInstitute> {
  const { zoneId, districtId, upazilaId } = placeOf(path);
  const eiin = String(nextEiin++);
  const row = {
    eiin,
    name_bn: "সবুজ উচ্চ বিদ্যালয়",
    name_en: "Sabuj High School",
    type: "SCHOOL",
    mgmt_type: "NON_GOVERNMENT",
    isas_category: "B",
    zone_id: zoneId,
    district_id: districtId,
    upazila_id: upazilaId,
    path,
    ...facts,
  };
  const names = Object.keys(row);
  const [planted] = await database.query<{ id: string }>(
    `insert into institute (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
    Object.values(row),
  );
  return { id: Number(planted?.id), eiin };
}

/** An office at any path; '/' has the national one already. */
export async function plantOffice(database: TestDatabase, path: string): Promise<number> {
  const level = levelOf(path);
  const locationId = Number(path.split("/").at(-2)) || null;
  const [planted] = await database.query<{ id: string }>(
    `insert into office (name_bn, name_en, level, location_id, path) values ('কার্যালয়', 'Planted Office', $1, $2, $3)
     on conflict (location_id, level) do update set name_en = excluded.name_en returning id`,
    [level, locationId, path],
  );
  return Number(planted?.id);
}

export interface PlantedOfficer {
  readonly personId: number;
  readonly dutyId: number;
}

/** An officer whose primary duty is at the office of the path. */
export async function plantOfficer(
  database: TestDatabase,
  path: string,
  role = "TEACHER",
): Promise<PlantedOfficer> {
  const officeId = await plantOffice(database, path);
  const [person] = await database.query<{ id: string }>(
    "insert into person (username, type, name_bn, name_en) values ('officer' || gen_random_uuid(), 'OFFICER', 'কর্মকর্তা', 'Planted Officer') returning id",
  );
  const [duty] = await database.query<{ id: string }>(
    `insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
     values ($1, 'PRIMARY', (select id from role where code = $2), $3, $4, $5, '2024-01-01') returning id`,
    [person?.id, role, officeId, levelOf(path), path],
  );
  return { personId: Number(person?.id), dutyId: Number(duty?.id) };
}
