import { sql } from "kysely";
import type { PlaceCard } from "@shikkha/contract/visits/field-calls.ts";
import type { ActionPoint } from "@shikkha/contract/visits/visit.ts";
import { visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { listActions } from "./actions.reads.ts";
import { placeJoins, placeJson } from "./visit-place.reads.ts";
import { presenceJson } from "./visits.reads.ts";

export interface WantedPlace {
  readonly instituteId: number | null;
  readonly officeId: number | null;
}

export function placeKey({ instituteId, officeId }: WantedPlace): string {
  return instituteId === null ? `office ${officeId}` : `institute ${instituteId}`;
}

const MOST_OPEN_EACH = 100;

interface Row extends Omit<PlaceCard, "openActions" | "visits"> {
  readonly visits: readonly (Omit<PlaceCard["visits"][number], "kind"> & {
    readonly kind: MonitoringKind;
  })[];
}

/** What to know of each place, read for all of them at once. */
export async function listPlaceCards(
  db: Database,
  wanted: readonly WantedPlace[],
  year: number,
): Promise<Map<string, PlaceCard>> {
  const institutes = wanted.map(({ instituteId }) => instituteId);
  const offices = wanted.map(({ officeId }) => officeId);
  const [{ rows }, actions] = await Promise.all([
    sql<Row>`
      select ${planKept} ${placeJson} as place, i.latitude, i.longitude, head.shown as head, coalesce(lately.visits, '[]') as visits,
        (select count(*)::int from visit v where v.visit_date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
          and (v.institute_id = w.institute_id or v.office_id = w.office_id)) as "visitsThisYear",
        (select (s.minimum_by_category ->> i.isas_category)::int from plan_session s where s.year = ${year}) as "minimumVisits"
      from (select distinct institute_id, office_id from unnest(${institutes}::bigint[], ${offices}::bigint[]) w (institute_id, office_id)) w
      ${placeJoins("w")}
      left join lateral (
        select jsonb_build_object('nameBangla', p.name_bn, 'nameEnglish', p.name_en, 'designationBangla', g.name_bn,
          'designationEnglish', g.name_en, 'phone', p.phone) as shown
        from duty y join person p on p.id = y.person_id and p.status = 'ACTIVE' left join designation g on g.id = p.designation_id
        where y.kind = 'PRIMARY' and (y.institute_id = w.institute_id or y.office_id = w.office_id)
        order by g.sort_order nulls last, p.id limit 1) head on true
      left join lateral (
        select jsonb_agg(jsonb_build_object('visitId', v.id, 'kind', v.kind, 'visitDate', v.visit_date, 'rating', v.rating,
          'officer', jsonb_build_object('nameBangla', o.name_bn, 'nameEnglish', o.name_en),
          'people', ${presenceJson("v", "people")}, 'staff', ${presenceJson("v", "staff")}) order by v.visit_date desc, v.id desc) as visits
        from (select * from visit v where v.institute_id = w.institute_id or v.office_id = w.office_id
          order by v.visit_date desc, v.id desc limit 3) v join person o on o.id = v.person_id) lately on true`.execute(
      db,
    ),
    listOpenActions(db, wanted),
  ]);
  return new Map(
    rows.map((row) => {
      const key = placeKey(row.place);
      const visits = row.visits.map((visit) => ({ ...visit, kind: visitKindOf(visit.kind) }));
      return [key, { ...row, visits, openActions: actions.get(key) ?? [] }];
    }),
  );
}

async function listOpenActions(
  db: Database,
  wanted: readonly WantedPlace[],
): Promise<Map<string, ActionPoint[]>> {
  const institutes = wanted.map(({ instituteId }) => instituteId);
  const offices = wanted.map(({ officeId }) => officeId);
  const open = await listActions(
    db,
    sql`a.closed_at is null and (a.institute_id = any(${institutes}::bigint[]) or a.office_id = any(${offices}::bigint[]))`,
    MOST_OPEN_EACH * wanted.length,
  );
  return Map.groupBy(open, placeKey);
}

/** Rows of actions `a` that belong to a place. */
export function isAt({ instituteId, officeId }: WantedPlace) {
  return instituteId === null
    ? sql<boolean>`a.office_id = ${officeId}`
    : sql<boolean>`a.institute_id = ${instituteId}`;
}
