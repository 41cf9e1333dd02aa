import { sql } from "kysely";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { fieldCalls, WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import { visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { listDrafts } from "./drafts.reads.ts";
import { listPlaceCards, placeKey } from "./place-cards.reads.ts";
import { placeJoins, placeJson } from "./visit-place.reads.ts";

type Week = ResponseOf<typeof fieldCalls.week>;

/** Overdue visits that are shown; the rest stand in the plan. */
const MOST_OVERDUE = 10;

interface Planned {
  readonly planDetailId: number;
  readonly kind: MonitoringKind;
  readonly visitDate: string;
  readonly visitId: number | null;
  readonly visitedOn: string | null;
  readonly instituteId: number | null;
  readonly officeId: number | null;
  readonly isOverdue: boolean;
}

export async function readWeek(
  db: Database,
  personId: number,
  { fromDate, toDate, today }: { fromDate: string; toDate: string; today: string },
): Promise<Week> {
  const year = Number(today.slice(0, 4));
  const [planned, drafts, returned, figures] = await Promise.all([
    listPlanned(db, personId, { fromDate, toDate, today }),
    listDrafts(db, personId),
    listReturned(db, personId),
    countYear(db, personId, year, today),
  ]);
  const cards = await listPlaceCards(db, planned, year);
  const visits = planned.flatMap(({ instituteId, officeId, isOverdue, kind, ...row }) => {
    const card = cards.get(placeKey({ instituteId, officeId }));
    return card ? [{ isOverdue, visit: { ...row, kind: visitKindOf(kind), card } }] : [];
  });
  const shown = (overdue: boolean): WeekVisit[] =>
    visits.filter(({ isOverdue }) => isOverdue === overdue).map(({ visit }) => visit);
  return { today, visits: shown(false), overdue: shown(true), drafts, returned, year: figures };
}

async function listPlanned(
  db: Database,
  personId: number,
  { fromDate, toDate, today }: { fromDate: string; toDate: string; today: string },
): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    with ${planKept} mine as (
      select r.id as "planDetailId", r.kind, r.visit_date as "visitDate", r.visit_id as "visitId", r.visited_on as "visitedOn",
        r.institute_id as "instituteId", r.office_id as "officeId"
      from plan_row r join officer_plan o on o.id = r.officer_plan_id where o.person_id = ${personId})
    (select *, false as "isOverdue" from mine where "visitDate" between ${fromDate} and ${toDate} order by "visitDate", "planDetailId")
    union all
    (select *, true from mine where "visitDate" < least(${today}::date, ${fromDate}::date) and "visitedOn" is null
      and "visitDate" >= date_trunc('year', ${today}::date) order by "visitDate" desc, "planDetailId" limit ${MOST_OVERDUE})`.execute(
    db,
  );
  return rows;
}

async function listReturned(db: Database, personId: number): Promise<Week["returned"]> {
  const { rows } = await sql<
    Omit<Week["returned"][number], "kind" | "returnedAt"> & {
      kind: MonitoringKind;
      returned_at: Date;
    }
  >`
    select ${planKept} v.id as "visitId", t.client_id as "clientId", v.kind, ${placeJson} as place, v.visit_date as "visitDate", v.version,
      v.return_comment as comment, v.returned_at, jsonb_build_object('nameBangla', p.name_bn, 'nameEnglish', p.name_en) as "returnedBy"
    from visit v join visit_identity t on t.id = v.id ${placeJoins("v")} join person p on p.id = v.returned_by
    where v.person_id = ${personId} and v.state = 'RETURNED' order by v.returned_at desc`.execute(
    db,
  );
  return rows.map(({ kind, returned_at, ...row }) => ({
    ...row,
    kind: visitKindOf(kind),
    returnedAt: returned_at.toISOString(),
  }));
}

async function countYear(
  db: Database,
  personId: number,
  year: number,
  today: string,
): Promise<Week["year"]> {
  const { rows } = await sql<Omit<Week["year"], "year">>`
    select ${planKept} count(*)::int as planned, (count(*) filter (where r.visited_on <= r.visit_date))::int as "onTime",
      (count(*) filter (where r.visited_on > r.visit_date))::int as late,
      (count(*) filter (where r.visited_on is null and r.visit_date < ${today}))::int as missed,
      (count(*) filter (where r.visited_on is null and r.visit_date >= ${today}))::int as "toCome"
    from plan_row r join officer_plan o on o.id = r.officer_plan_id where o.person_id = ${personId} and o.year = ${year}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error("An aggregate gave no row");
  return { year, ...row };
}
