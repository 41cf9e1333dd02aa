import { sql } from "kysely";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";
import { listIsasProgress } from "./plan-numbers.reads.ts";
import { differs, placeJoins, placeJson } from "./plan-rows.reads.ts";
import type { PlanState } from "./plan-state.reads.ts";
import { isPlanOpen, lastDayOf } from "./plan-state.rules.ts";
import { countOnHolidays } from "./submit-plan.reads.ts";

type Viewer = Pick<OfficerPlan, "isOwn"> & { readonly mayReturn: boolean };

/** Everything the year's page shows at once. */
export async function readPlanCalendar(
  db: Database,
  state: PlanState,
  { isOwn, mayReturn }: Viewer,
  now: Date,
): Promise<OfficerPlan> {
  const { personId, year, path, planId } = state;
  const today = dayInDhaka(now);
  const [officer, plan, days, isas, holidayVisits, returned] = await Promise.all([
    readOfficer(db, personId),
    readPlanFacts(db, planId),
    listDays(db, planId),
    listIsasProgress(db, { path, year, personId }),
    countOnHolidays(db, planId),
    readReturn(db, planId),
  ]);
  return {
    officer,
    session: {
      id: state.sessionId,
      year,
      deadline: state.deadline,
      minimumVisits: state.minimumVisits,
      isOngoing: today <= state.deadline,
    },
    status: state.status,
    version: plan?.version ?? 0,
    lastDay: lastDayOf(state),
    isOpen: isPlanOpen(state, today),
    isOwn,
    canReturn: mayReturn && state.status === "SUBMITTED",
    changedAt: plan?.changed_at?.toISOString() ?? null,
    submittedAt: state.submittedAt?.toISOString() ?? null,
    returned,
    visits: days.reduce((total, { visits }) => total + visits, 0),
    holidayVisits,
    days,
    isas,
  };
}

async function readOfficer(db: Database, personId: number): Promise<OfficerPlan["officer"]> {
  return db
    .selectFrom("person as p")
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .leftJoin("duty as d", (join) =>
      join.onRef("d.person_id", "=", "p.id").on("d.kind", "=", "PRIMARY"),
    )
    .leftJoin("office as o", "o.id", "d.office_id")
    .leftJoin("institute as i", "i.id", "d.institute_id")
    .modifyFront(planKept)
    .select(["p.id as officerId", "p.name_bn as nameBangla", "p.name_en as nameEnglish"])
    .select([
      "p.pds_number as pdsNumber",
      "g.name_bn as designationBangla",
      "g.name_en as designationEnglish",
    ])
    .select((eb) => [
      eb.fn.coalesce("o.name_bn", "i.name_bn").as("workplaceBangla"),
      eb.fn.coalesce("o.name_en", "i.name_en").as("workplaceEnglish"),
    ])
    .where("p.id", "=", personId)
    .executeTakeFirstOrThrow();
}

function readPlanFacts(db: Database, planId: number | null) {
  return db
    .selectFrom("officer_plan")
    .select(["version", "changed_at"])
    .where("id", "=", planId)
    .executeTakeFirst();
}

/** Visits a day; a marked row counts as corrected once it differs from what was returned. */
async function listDays(db: Database, planId: number | null): Promise<OfficerPlan["days"]> {
  const { rows } = await sql<OfficerPlan["days"][number]>`
    select ${planKept} r.visit_date as date, count(*)::int as visits, count(*) filter (where r.marked and not ${differs})::int as marked,
      count(*) filter (where r.marked and ${differs})::int as corrected
    from plan_row r left join returned_plan_row b on b.officer_plan_id = r.officer_plan_id and b.plan_row_id = r.id
    where r.officer_plan_id = ${planId} group by 1 order by 1`.execute(db);
  return rows;
}

type Returned = NonNullable<OfficerPlan["returned"]>;

/** The last return: by whom, why, what is corrected since and what is gone. */
async function readReturn(db: Database, planId: number | null): Promise<Returned | null> {
  const { rows } = await sql<Omit<Returned, "at"> & { at: Date }>`
    select ${planKept} o.returned_at as at, o.comment, o.answer,
      jsonb_build_object('officerId', p.id, 'nameBangla', p.name_bn, 'nameEnglish', p.name_en, 'designationBangla', g.name_bn, 'designationEnglish', g.name_en) as by,
      (select count(*)::int from returned_plan_row b where b.officer_plan_id = o.id and b.marked) as marked,
      (select count(*)::int from returned_plan_row b left join plan_row r on r.id = b.plan_row_id and r.officer_plan_id = b.officer_plan_id
        where b.officer_plan_id = o.id and b.marked and ${differs}) as corrected,
      coalesce((select jsonb_agg(jsonb_build_object('place', ${placeJson}, 'visitDate', b.visit_date, 'kind', b.kind, 'marked', b.marked, 'note', b.note) order by b.visit_date)
        from returned_plan_row b ${placeJoins("b")}
        where b.officer_plan_id = o.id and not exists (select 1 from plan_row r where r.id = b.plan_row_id and r.officer_plan_id = o.id)), '[]') as removed
    from officer_plan o join person p on p.id = o.returned_by left join designation g on g.id = p.designation_id
    where o.id = ${planId} and o.returned_at is not null`.execute(db);
  const [found] = rows;
  return found ? { ...found, at: found.at.toISOString() } : null;
}
