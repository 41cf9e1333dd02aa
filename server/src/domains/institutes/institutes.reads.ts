import { type Expression, sql, type SqlBool } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InstituteType, IsasCategory } from "@shikkha/contract/institute-words.ts";
import type { InstituteDetail, InstituteRow } from "@shikkha/contract/institutes.ts";
import { within } from "../../platform/access/within.ts";
import type { BatchedRows } from "../../platform/db/batched-rows.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { streamRows } from "../../platform/db/stream-rows.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import type { PlaceFilter } from "../locations/locations.lookup.ts";

export interface InstituteFilter extends PlaceFilter {
  readonly isasCategory?: IsasCategory | undefined;
  readonly mgmtType?: string | undefined;
  readonly type?: InstituteType | undefined;
  readonly searchParam?: string | undefined;
}

/** Institutes in the scope that fit the filter, as the source of every list, count and export of them. */
export function institutesIn(scope: Scope, db: Database, filter: InstituteFilter) {
  const { zone, district, upazila, isasCategory, mgmtType, type, searchParam } = filter;
  // Places by their own columns, whose frequencies the planner knows: a page of a zone is then read off an index in its order.
  const columns = {
    zone_id: zone,
    district_id: district,
    upazila_id: upazila,
    isas_category: isasCategory,
    mgmt_type: mgmtType,
    type,
  };
  return db
    .selectFrom("institute as i")
    .where((eb) => within(scope, eb.ref("i.path")))
    .where((eb) =>
      eb.and(
        Object.entries(columns)
          .filter(([, value]) => value !== undefined)
          .map(([column, value]) => sql<SqlBool>`${sql.ref(`i.${column}`)} = ${value}`),
      ),
    )
    .$if(Boolean(searchParam), (query) =>
      query.where((eb) => holdsWords(eb.ref("i.search_key"), searchParam ?? "")),
    );
}

/** The same rows one after another, by EIIN, for a file of any length. */
export function streamInstitutes(
  scope: Scope,
  db: Database,
  filter: InstituteFilter,
  signal: AbortSignal,
): BatchedRows<InstituteRow> {
  const rows = withPlaces(institutesIn(scope, db, filter))
    .select(["i.email", "i.phone"])
    .orderBy("i.eiin");
  return streamRows(db, rows, signal).map((row) => row as InstituteRow);
}

export const ownColumns = [
  "i.id",
  "i.eiin",
  "i.name_bn as nameBangla",
  "i.name_en as nameEnglish",
  "i.type",
  "i.mgmt_type as mgmtType",
  "i.isas_category as isasCategory",
  "i.zone_id as zoneId",
  "i.district_id as districtId",
  "i.upazila_id as upazilaId",
] as const;

export function withPlaces(query: ReturnType<typeof institutesIn>) {
  return query
    .innerJoin("location as z", "z.id", "i.zone_id")
    .innerJoin("location as d", "d.id", "i.district_id")
    .innerJoin("location as u", "u.id", "i.upazila_id")
    .select(ownColumns)
    .select([
      "z.name_bn as zoneNameBangla",
      "z.name_en as zoneNameEnglish",
      "d.name_bn as districtNameBangla",
    ])
    .select([
      "d.name_en as districtNameEnglish",
      "u.name_bn as upazilaNameBangla",
      "u.name_en as upazilaNameEnglish",
    ]);
}

export async function findInstitute(
  scope: Scope,
  db: Database,
  eiin: string,
): Promise<InstituteDetail | undefined> {
  const row = await withPlaces(institutesIn(scope, db, {}).where("i.eiin", "=", eiin))
    .modifyFront(planKept)
    .select(["i.email", "i.phone", "i.path", "i.latitude", "i.longitude"])
    .select(jsonArrayFrom(peopleAt(db, sql<SqlBool>`d.institute_id = i.id`)).as("people"))
    .select(
      jsonArrayFrom(peopleAt(db, sql<SqlBool>`d.path = i.path and d.office_id is not null`)).as(
        "responsibleOfficers",
      ),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...(row as InstituteRow & typeof row),
    people: row.people.slice(0, 50),
    peopleTotal: row.people.length,
  };
}

function peopleAt(db: Database, where: Expression<SqlBool>) {
  return db
    .selectFrom("duty as d")
    .innerJoin("person as p", "p.id", "d.person_id")
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .select(["p.id as personId", "p.name_bn as nameBangla", "p.name_en as nameEnglish", "p.phone"])
    .select(["g.name_bn as designationBangla", "g.name_en as designationEnglish"])
    .where("d.kind", "<>", "INACTIVE")
    .where("p.status", "=", "ACTIVE")
    .where(where)
    .orderBy("g.sort_order")
    .orderBy("p.name_bn", (order) => order.collate("bengali"));
}
