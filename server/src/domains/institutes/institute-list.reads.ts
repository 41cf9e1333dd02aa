import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { instituteCalls, InstituteRow } from "@shikkha/contract/institutes.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { Page } from "@shikkha/contract/kernel/paging.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { type BilingualName, inPlace, placeNames } from "../locations/locations.lookup.ts";
import { type InstituteFilter, institutesIn, ownColumns } from "./institutes.reads.ts";

type ListQuery = InputOf<typeof instituteCalls.list>["query"];

const SORTS = {
  nameBangla: sql`i.name_bn collate bengali`,
  nameEnglish: sql`i.name_en`,
  eiin: sql`i.eiin`,
  isasCategory: sql`i.isas_category`,
  type: sql`i.type`,
} as const;

export async function listInstitutes(
  scope: Scope,
  db: Database,
  query: ListQuery,
  language: Language,
): Promise<Page<InstituteRow>> {
  const counted = countListed(scope, db, query);
  const [names, rows] = await Promise.all([
    // Not joined: for fifty rows that would cost ten times what it costs to find them, most of it planning.
    placeNames(db),
    institutesIn(scope, db, query)
      .select(ownColumns)
      .select(["i.email", "i.phone"])
      .select(counted.as("total"))
      .orderBy(
        SORTS[
          query.sort === "name" ? (language === "bn" ? "nameBangla" : "nameEnglish") : query.sort
        ],
        query.order,
      )
      .orderBy("i.id", query.order)
      .limit(query.size)
      .offset(query.page * query.size)
      .execute(),
  ]);
  // A page behind the last one has no row to carry the number.
  const { total } = rows[0] ?? (await counted.executeTakeFirstOrThrow());
  // The number on each row is none of its fields: the answer's schema leaves it out.
  const items = rows.map((row) => ({ ...row, ...namesOf(row, names) }));
  return {
    items: items as InstituteRow[],
    page: query.page,
    size: query.size,
    total: total ?? 0,
  };
}

/** Without a condition but the place it is kept for each upazila; else the rows are counted. */
function countListed(scope: Scope, db: Database, filter: InstituteFilter) {
  const { isasCategory, mgmtType, type, searchParam } = filter;
  const isByPlaceAlone = !isasCategory && !mgmtType && !type && !searchParam;
  return isByPlaceAlone
    ? db
        .selectFrom("upazila_institutes as u")
        .where((eb) => within(scope, eb.ref("u.path")))
        .where((eb) => inPlace(filter, eb.ref("u.path")))
        .select(sql<number>`coalesce(sum(u.institutes), 0)::int`.as("total"))
    : institutesIn(scope, db, filter).select((eb) => eb.fn.countAll<number>().as("total"));
}

function namesOf(
  {
    zoneId,
    districtId,
    upazilaId,
  }: Readonly<Record<"zoneId" | "districtId" | "upazilaId", number>>,
  names: ReadonlyMap<number, BilingualName>,
) {
  const [zone, district, upazila] = [zoneId, districtId, upazilaId].map((id) => names.get(id));
  return {
    zoneNameBangla: zone?.nameBangla ?? "",
    zoneNameEnglish: zone?.nameEnglish ?? "",
    districtNameBangla: district?.nameBangla ?? "",
    districtNameEnglish: district?.nameEnglish ?? "",
    upazilaNameBangla: upazila?.nameBangla ?? "",
    upazilaNameEnglish: upazila?.nameEnglish ?? "",
  };
}
