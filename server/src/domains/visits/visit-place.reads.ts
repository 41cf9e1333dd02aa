import { sql } from "kysely";
import type { InstituteType, IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

/** A place as JSON, of an institute `i` or an office `f` with the location `l`. */
export const placeJson = sql<VisitedPlace>`jsonb_build_object(
  'instituteId', i.id, 'officeId', f.id, 'eiin', i.eiin, 'nameBangla', coalesce(i.name_bn, f.name_bn), 'nameEnglish', coalesce(i.name_en, f.name_en),
  'type', i.type, 'isasCategory', i.isas_category, 'placeNameBangla', l.name_bn, 'placeNameEnglish', l.name_en)`;

/** The joins the place needs; `row` has institute_id and office_id. */
export function placeJoins(row: string) {
  const from = sql.ref(row);
  return sql`left join institute i on i.id = ${from}.institute_id left join office f on f.id = ${from}.office_id
    left join location l on l.id = coalesce(i.upazila_id, f.location_id)`;
}

export interface PlaceId {
  readonly instituteId?: number | null | undefined;
  readonly officeId?: number | null | undefined;
}

export interface FoundPlace {
  readonly instituteId: number | null;
  readonly officeId: number | null;
  readonly path: string;
  readonly isasCategory: IsasCategory | null;
  readonly type: InstituteType | null;
}

export async function findPlace(
  db: Database,
  { instituteId, officeId }: PlaceId,
): Promise<FoundPlace | undefined> {
  const { rows } = await sql<FoundPlace>`
    select ${planKept} i.id as "instituteId", f.id as "officeId", coalesce(i.path, f.path) as path, i.isas_category as "isasCategory", i.type
    from (select ${instituteId ?? null}::bigint as institute_id, ${officeId ?? null}::bigint as office_id) w
    ${placeJoins("w")} where coalesce(i.id, f.id) is not null`.execute(db);
  return rows[0];
}
