import type { RoleCode } from "../reference/role-list.ts";
import { placeWithId } from "../reference/places.ts";
import type { SeedDatabase } from "../seed-database.ts";

export interface NewDuty {
  readonly kind: "PRIMARY" | "ADDITIONAL" | "ROLE" | "INACTIVE";
  readonly role: RoleCode;
  /** The office of a place (of the nation: null), or an institute and its path. */
  readonly at:
    | { readonly officeOf: number | null }
    | { readonly instituteId: number; readonly path: string };
  readonly from: string;
  readonly to?: string;
}

export interface NewPerson {
  readonly username: string;
  readonly type: "OFFICER" | "TEACHER" | "GUEST";
  readonly nameEn: string;
  readonly nameBn: string;
  readonly designation: string | null;
  readonly pdsNumber: string | null;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly knownSince: string;
  readonly duties: readonly NewDuty[];
}

/** Writes people and then, under the ids they got, their duties. */
export async function insertPeople(db: SeedDatabase, people: readonly NewPerson[]): Promise<void> {
  const designationIds = await idsByKey(db, "select code as key, id from designation");
  const roleIds = await idsByKey(db, "select code as key, id from role");
  const officeIds = await idsByKey(db, "select coalesce(location_id, 0) as key, id from office");

  await db.insertRows(
    "person",
    people.map((person) => personRow(person, designationIds)),
  );
  const personIds = await idsByKey(db, "select username as key, id from person");
  await db.insertRows("duty", dutyRows());

  function* dutyRows() {
    for (const { username, duties } of people) {
      for (const { kind, role, at, from, to } of duties) {
        const place =
          "officeOf" in at ? placeWithId(at.officeOf) : { level: "UPAZILLA", path: at.path };
        yield {
          person_id: found(personIds, username),
          kind,
          role_id: found(roleIds, role),
          office_id: "officeOf" in at ? found(officeIds, String(at.officeOf ?? 0)) : null,
          institute_id: "officeOf" in at ? null : at.instituteId,
          ...place,
          valid_from: from,
          valid_to: to ?? null,
        };
      }
    }
  }
}

function personRow(person: NewPerson, designationIds: ReadonlyMap<string, number>) {
  return {
    pds_number: person.pdsNumber,
    username: person.username,
    email: person.email,
    phone: person.phone,
    type: person.type,
    name_bn: person.nameBn,
    name_en: person.nameEn,
    designation_id: person.designation === null ? null : found(designationIds, person.designation),
    date_of_birth: person.dateOfBirth,
    created_at: `${person.knownSince}T09:00:00+06:00`,
  };
}

async function idsByKey(db: SeedDatabase, sql: string): Promise<Map<string, number>> {
  const rows = await db.query<{ key: string | number; id: string | number }>(sql);
  return new Map(rows.map(({ key, id }) => [String(key), Number(id)]));
}

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing is stored under ${key}`);
  return id;
}
