import { sql } from "kysely";
import { NATIONAL_OFFICE, type PersonLine } from "@shikkha/contract/officers/people-file.ts";
import type { Transaction } from "../../../platform/db/database.ts";

const BATCH = 5000;

/** People with their primary duty; everything they refer to was found before. */
export async function insertPeople(tx: Transaction, people: readonly PersonLine[]): Promise<void> {
  for (let from = 0; from < people.length; from += BATCH) {
    const batch = JSON.stringify(people.slice(from, from + BATCH));
    await sql`
      with line as (
        select * from jsonb_to_recordset(${batch}::jsonb) as l (
          "username" text, "pdsNumber" text, "type" text, "nameBangla" text, "nameEnglish" text, "designation" text,
          "email" text, "phone" text, "dateOfBirth" date, "role" text, "office" text, "eiin" text, "from" date)),
      added as (
        insert into person (username, pds_number, type, name_bn, name_en, email, phone, date_of_birth, designation_id)
        select l.username, l."pdsNumber", l.type, l."nameBangla", l."nameEnglish", l.email, l.phone, l."dateOfBirth", g.id
        from line l join designation g on g.code = l.designation
        returning id, username)
      insert into duty (person_id, kind, role_id, office_id, institute_id, level, path, valid_from)
      select a.id, 'PRIMARY', r.id, o.id, i.id, coalesce(o.level, 'UPAZILLA'), coalesce(o.path, i.path), l."from"
      from line l
      join added a on a.username = l.username
      join role r on r.code = l.role
      left join office o on l.office = coalesce(o.location_id::text, ${NATIONAL_OFFICE})
      left join institute i on i.eiin = l.eiin`.execute(tx);
  }
}
