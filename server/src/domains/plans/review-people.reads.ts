import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { type SubmissionFilter, submissionsIn } from "./review.reads.ts";

interface ReviewedPlan {
  readonly planId: number | null;
  readonly personId: number;
  readonly status: PlanStatus;
}

/** The plans of a year of these officers, as far as they lie in the scope. */
export async function listPlansOf(
  scope: Scope,
  db: Database,
  planYear: number,
  personIds: readonly number[],
): Promise<ReviewedPlan[]> {
  const { rows } = await sql<ReviewedPlan>`
    select y.plan_id as "planId", y.person_id as "personId", y.status
    from ${submissionsIn(scope, { planYear })} and y.person_id = any(${[...personIds]}::bigint[]) order by y.person_id`.execute(
    db,
  );
  return rows;
}

export async function listPeople(
  scope: Scope,
  db: Database,
  filter: SubmissionFilter,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select y.person_id as id from ${submissionsIn(scope, filter)} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whose plan is not submitted: never begun, still a draft, returned, or new in the post. */
export async function listUnsubmitted(
  db: Database,
  scope: Scope,
  filter: SubmissionFilter,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select y.person_id as id from ${submissionsIn(scope, filter)} and y.status <> 'SUBMITTED' order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** In one order for everyone, so that two returns of many plans never wait for each other in a circle. */
export async function lockPlans(tx: Transaction, personIds: readonly number[], year: number) {
  await sql`select id from officer_plan where year = ${year} and person_id = any(${[...personIds]}::bigint[]) order by id for update`.execute(
    tx,
  );
}

/** Whose plan each of these rows is in. */
export async function listOwnersOfRows(
  db: Database,
  rowIds: readonly number[],
): Promise<{ id: number; planId: number }[]> {
  if (rowIds.length === 0) return [];
  return db
    .selectFrom("plan_row")
    .select(["id", "officer_plan_id as planId"])
    .where("id", "in", [...rowIds])
    .execute();
}

export async function findLastReminder(
  scope: Scope,
  db: Database,
  year: number,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(sent_at) as at from plan_reminder
    where year = ${year} and (${scope.path} ^@ path or path ^@ ${scope.path})`.execute(db);
  return rows[0]?.at ?? null;
}
