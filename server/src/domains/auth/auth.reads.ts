import { sql } from "kysely";
import { placeOf, type Level } from "@shikkha/contract/access/jurisdiction.ts";
import type { Permission } from "@shikkha/contract/access/permissions.ts";
import type { Duty, User } from "@shikkha/contract/auth/user.ts";
import { dutyActiveColumn, stampColumn } from "../../platform/auth/session-state.ts";
import type { Database } from "../../platform/db/database.ts";

interface DutyRow {
  readonly id: number;
  readonly kind: Duty["dutyType"];
  readonly level: Level;
  readonly path: string;
  readonly stamp: string;
  readonly office_id: number | null;
  readonly institute_id: number | null;
  readonly place_bn: string;
  readonly place_en: string;
  readonly role_id: number;
  readonly role_bn: string;
  readonly role_en: string;
  readonly permissions: Permission[];
}

export interface ActiveDuty extends Duty {
  /** What a token carries to be told apart from one issued before a change; never leaves the server. */
  readonly stamp: string;
}

export async function findPersonId(db: Database, username: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("person")
    .select("id")
    .where(sql<string>`lower(username)`, "=", username.toLowerCase())
    .where("status", "=", "ACTIVE")
    .executeTakeFirst();
  return row?.id;
}

/** The person as the browser knows them, without an active duty yet. */
export async function getPerson(
  db: Database,
  personId: number,
): Promise<Omit<User, "activeJurisdiction" | "jurisdictions"> & { designationId: number | null }> {
  const row = await db
    .selectFrom("person as p")
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .select([
      "p.id",
      "p.pds_number",
      "p.username",
      "p.email",
      "p.phone",
      "p.type",
      "p.name_bn",
      "p.name_en",
      "p.image_key",
      "p.designation_id",
    ])
    .select(["g.name_bn as designation_bn", "g.name_en as designation_en"])
    .where("p.id", "=", personId)
    .executeTakeFirstOrThrow();
  return {
    userId: row.id,
    pdsNumber: row.pds_number,
    userName: row.username,
    email: row.email,
    phone: row.phone,
    type: row.type as User["type"],
    fullNameBangla: row.name_bn,
    fullNameEnglish: row.name_en,
    designationBangla: row.designation_bn,
    designationEnglish: row.designation_en,
    imagePath: row.image_key,
    designationId: row.designation_id,
  };
}

/** The duties in force today, the primary one first. */
export async function listActiveDuties(db: Database, personId: number): Promise<ActiveDuty[]> {
  const { rows } = await sql<DutyRow>`
    select d.id, d.kind, d.level, d.path, d.office_id, d.institute_id, ${stampColumn} as stamp,
      coalesce(o.name_bn, i.name_bn) as place_bn, coalesce(o.name_en, i.name_en) as place_en,
      r.id as role_id, r.name_bn as role_bn, r.name_en as role_en,
      array(select permission from role_permission where role_id = r.id order by permission) as permissions
    from duty d
      join role r on r.id = d.role_id
      left join office o on o.id = d.office_id
      left join institute i on i.id = d.institute_id
    where d.person_id = ${personId} and ${dutyActiveColumn}
    order by d.kind <> 'PRIMARY', d.valid_from, d.id`.execute(db);
  return rows.map((row) => dutyOf(row, personId));
}

function dutyOf(row: DutyRow, personId: number): ActiveDuty {
  const { zoneId = null, districtId = null, upazilaId = null } = placeOf(row.path);
  const workstation = row.office_id ?? row.institute_id ?? 0;
  return {
    dutyId: row.id,
    dutyType: row.kind,
    zoneId,
    districtId,
    upazillaId: upazilaId,
    jurisdictionLevel: row.level,
    officeOrInstituteId: workstation,
    workstationId: workstation,
    workstationType: row.office_id === null ? "INSTITUTE" : "OFFICE",
    inspectorId: personId,
    workstationNameBangla: row.place_bn,
    workstationNameEnglish: row.place_en,
    path: row.path,
    roleId: row.role_id,
    roleNameBangla: row.role_bn,
    roleNameEnglish: row.role_en,
    dutyNameBangla: `${row.role_bn}, ${row.place_bn}`,
    dutyNameEnglish: `${row.role_en}, ${row.place_en}`,
    isPrimary: row.kind === "PRIMARY",
    permissions: row.permissions,
    stamp: row.stamp,
  };
}
