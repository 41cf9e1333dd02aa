import { sql } from "kysely";
import type { Transaction } from "../../../platform/db/database.ts";
import type { ImportRow } from "./check-rows.ts";

/** One statement for the whole file: new EIINs are added, known ones get the file's facts. */
export async function storeRows(tx: Transaction, rows: readonly ImportRow[]): Promise<void> {
  await sql`
    insert into institute (eiin, name_bn, name_en, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path, email, phone, latitude, longitude)
    select r.eiin, r."nameBangla", r."nameEnglish", r.type, r."mgmtType", r."isasCategory", d.parent_id, d.id, u.id, u.path,
      r.email, r.phone, r.latitude, r.longitude
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (eiin text, "nameBangla" text, "nameEnglish" text, type text, "mgmtType" text,
        "isasCategory" text, "upazilaId" bigint, email text, phone text, latitude numeric, longitude numeric)
      join location u on u.id = r."upazilaId" join location d on d.id = u.parent_id
    on conflict (eiin) do update set name_bn = excluded.name_bn, name_en = excluded.name_en, type = excluded.type,
      mgmt_type = excluded.mgmt_type, isas_category = excluded.isas_category, zone_id = excluded.zone_id,
      district_id = excluded.district_id, upazila_id = excluded.upazila_id, path = excluded.path, email = excluded.email,
      phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude`.execute(
    tx,
  );
}
