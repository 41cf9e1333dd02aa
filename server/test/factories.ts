import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
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
