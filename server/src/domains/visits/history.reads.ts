import { sql } from "kysely";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import type { VisitedPlace } from "@shikkha/contract/visits/visit.ts";
import { type VisitKind, visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { within } from "../../platform/access/within.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { holdsWords } from "../../platform/text/holds-words.ts";
import type { WantedPlace } from "./place-cards.reads.ts";
import { placeJoins, placeJson } from "./visit-place.reads.ts";
import { presenceJson } from "./visits.reads.ts";

type History = ResponseOf<typeof fieldCalls.history>;

export async function readHistory(
  db: Database,
  { instituteId, officeId }: WantedPlace,
  size: number,
): Promise<History> {
  const at =
    instituteId === null
      ? sql<boolean>`v.office_id = ${officeId}`
      : sql<boolean>`v.institute_id = ${instituteId}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<History["visits"][number], "kind"> & { kind: MonitoringKind }>`
      select ${planKept} v.id as "visitId", v.kind, v.visit_date as "visitDate", v.rating, v.timing,
        jsonb_build_object('nameBangla', p.name_bn, 'nameEnglish', p.name_en) as officer,
        ${presenceJson("v", "people")} as people, ${presenceJson("v", "staff")} as staff
      from visit v join person p on p.id = v.person_id where ${at} order by v.visit_date desc, v.id desc limit ${size}`.execute(
      db,
    ),
    sql<{
      total: number;
    }>`select ${planKept} count(*)::int as total from visit v where ${at}`.execute(db),
  ]);
  const visits = rows.map((row) => ({ ...row, kind: visitKindOf(row.kind) }));
  return { total: counted.rows[0]?.total ?? 0, visits };
}

const MOST_PLACES = 30;

/** Institutes or offices of the jurisdiction whose name or EIIN holds what was typed. */
export async function searchPlaces(
  scope: Scope,
  db: Database,
  kind: VisitKind,
  search: string,
): Promise<VisitedPlace[]> {
  const from =
    kind === "office"
      ? sql`(select null::bigint as institute_id, o.id as office_id from office o where ${within(scope, sql.ref("o.path"))}
          and ${holdsWords(sql`search_key(o.name_bn || ' ' || o.name_en)`, search)} order by length(o.path), o.id limit ${MOST_PLACES}) w`
      : sql`(select n.id as institute_id, null::bigint as office_id from institute n where ${within(scope, sql.ref("n.path"))}
          and ${holdsWords(sql.ref("n.search_key"), search)} order by n.name_bn collate bengali, n.id limit ${MOST_PLACES}) w`;
  const { rows } = await sql<{ place: VisitedPlace }>`
    select ${placeJson} as place from ${from} ${placeJoins("w")}`.execute(db);
  return rows.map(({ place }) => place);
}
