import { sql } from "kysely";
import type { dashboardCalls, TaskKind } from "@shikkha/contract/dashboard.ts";
import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { within } from "../../platform/access/within.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

type Mine = ResponseOf<typeof dashboardCalls.tasks>;
type Tasks = Mine["tasks"];

/** Visits of so many days are shown, and at most so many of them. */
const DAYS = 7;
const MOST = 6;

export async function readMine(db: Database, actor: Actor, today: string): Promise<Mine> {
  const [tasks, week] = await Promise.all([
    listTasks(db, actor, today),
    listWeek(db, actor.personId, today),
  ]);
  return { tasks, week };
}

async function listWeek(db: Database, personId: number, today: string): Promise<Mine["week"]> {
  const { rows } = await sql<Mine["week"][number]>`
    select ${planKept} r.id as "planDetailId", r.visit_date as "visitDate", r.kind, coalesce(i.name_bn, f.name_bn) as "nameBangla", coalesce(i.name_en, f.name_en) as "nameEnglish"
    from plan_row r join officer_plan o on o.id = r.officer_plan_id left join institute i on i.id = r.institute_id left join office f on f.id = r.office_id
    where o.person_id = ${personId} and o.year between ${Number(today.slice(0, 4))} and ${Number(today.slice(0, 4)) + 1}
      and r.visit_date between ${today}::date and ${today}::date + ${DAYS}::int and r.visited_on is null
    order by r.visit_date, r.id limit ${MOST}`.execute(db);
  return rows;
}

/** What waits for the person, and for a supervisor what waits in the jurisdiction; only what is not nothing. */
async function listTasks(db: Database, actor: Actor, today: string): Promise<Tasks> {
  const { permissions } = actor;
  const lists = await Promise.all([
    permissions.includes("SUBMIT_VISIT_PLAN") ? countOwnPlan(db, actor.personId, today) : [],
    permissions.includes("VISIT_INSTITUTE") || permissions.includes("VISIT_OFFICE")
      ? countOwnVisits(db, actor.personId, today)
      : [],
    permissions.includes("MANAGE_SUBMITTED_VISIT") ? countSupervised(db, actor, today) : [],
  ]);
  return lists.flat().filter(({ count }) => count > 0);
}

const tasksOf = (
  row: Record<string, number> | undefined,
  links: Partial<Record<TaskKind, string>>,
) =>
  Object.entries(links).map(([kind, link]) => ({
    kind: kind as TaskKind,
    count: row?.[kind] ?? 0,
    link,
  }));

async function countOwnPlan(db: Database, personId: number, today: string): Promise<Tasks> {
  const { rows } = await sql<Record<string, number> & { year: number }>`
    select ${planKept} s.year, (p.status = 'REJECTED')::int as "PLAN_RETURNED", (coalesce(p.status, 'DRAFT') = 'DRAFT' and s.deadline >= ${today})::int as "PLAN_OPEN"
    from plan_session s left join officer_plan p on p.year = s.year and p.person_id = ${personId}
    where s.year >= ${Number(today.slice(0, 4))} order by s.year desc limit 1`.execute(db);
  const [row] = rows;
  return row
    ? tasksOf(row, { PLAN_RETURNED: `/my-plan/${row.year}`, PLAN_OPEN: `/my-plan/${row.year}` })
    : [];
}

async function countOwnVisits(db: Database, personId: number, today: string): Promise<Tasks> {
  const { rows } = await sql<Record<string, number>>`
    select ${planKept} (count(*) filter (where r.visit_date = ${today}))::int as "VISITS_TODAY", (count(*) filter (where r.visit_date < ${today}))::int as "VISITS_OVERDUE",
      (select count(*)::int from visit v where v.person_id = ${personId} and v.state = 'RETURNED') as "VISITS_RETURNED",
      (select count(*)::int from visit_draft d where d.person_id = ${personId}) as "VISIT_DRAFTS"
    from plan_row r join officer_plan o on o.id = r.officer_plan_id
    where o.person_id = ${personId} and o.year = ${Number(today.slice(0, 4))} and r.visited_on is null and r.visit_date <= ${today}`.execute(
    db,
  );
  const week = "/my-week";
  return tasksOf(rows[0], {
    VISITS_RETURNED: week,
    VISITS_TODAY: week,
    VISIT_DRAFTS: week,
    VISITS_OVERDUE: week,
  });
}

async function countSupervised(db: Database, { scope }: Actor, today: string): Promise<Tasks> {
  const [open] = (
    await sql<{
      year: number;
    }>`select year from plan_session where deadline >= ${today} order by year desc limit 1`.execute(
      db,
    )
  ).rows;
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from yearly_plan y where y.year = ${open?.year ?? 0} and y.status not in ('SUBMITTED') and ${within(scope, sql.ref("y.path"))}) as "PLANS_MISSING",
      (select count(*)::int from visit v where v.state = 'RETURNED' and ${within(scope, sql.ref("v.path"))}) as "VISITS_TO_CORRECT",
      (select count(*)::int from action_point a where a.closed_at is null and a.due_on < ${today} and ${within(scope, sql.ref("a.path"))}) as "ACTIONS_OVERDUE"`.execute(
    db,
  );
  return tasksOf(rows[0], {
    PLANS_MISSING: `/plan-submission-details/${open?.year ?? ""}`,
    VISITS_TO_CORRECT: "/general-visits?state=RETURNED",
    ACTIONS_OVERDUE: "/general-visits",
  });
}
