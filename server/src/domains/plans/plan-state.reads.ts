import { sql } from "kysely";
import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { PlanStatus } from "@shikkha/contract/plans/plan-words.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

export interface PlanState {
  readonly planId: number | null;
  readonly personId: number;
  readonly sessionId: number;
  readonly year: number;
  readonly deadline: string;
  readonly minimumVisits: number;
  readonly status: PlanStatus;
  /** The officer's own place, by which supervisors find the plan. */
  readonly path: string;
  readonly joinedOn: string | null;
  readonly submittedAt: Date | null;
  readonly returnedAt: Date | null;
}

/** How far a person's plan of a year is; undefined without a session, or where the person owes no plan. */
export async function findPlanState(
  db: Database,
  personId: number,
  year: number,
): Promise<PlanState | undefined> {
  const { rows } = await sql<PlanState>`
    select ${planKept} y.plan_id as "planId", y.person_id as "personId", s.id as "sessionId", y.year, y.deadline, y.minimum_visits as "minimumVisits",
      y.status, y.path, y.joined_on as "joinedOn", y.submitted_at as "submittedAt", y.returned_at as "returnedAt"
    from yearly_plan y join plan_session s on s.year = y.year
    where y.person_id = ${personId} and y.year = ${year}`.execute(db);
  return rows[0];
}

/** Of a person whose primary duty does not plan, acting in another duty that does: the plan counts where they act. */
export async function findStateInDuty(
  db: Database,
  personId: number,
  year: number,
  scope: Scope,
): Promise<PlanState | undefined> {
  const state = await findPlanState(db, personId, year);
  if (state) return state;
  const session = await findSessionFacts(db, year);
  return (
    session && {
      ...session,
      planId: null,
      personId,
      status: "DRAFT",
      path: scope.path,
      joinedOn: null,
      submittedAt: null,
      returnedAt: null,
    }
  );
}

async function findSessionFacts(db: Database, year: number) {
  return db
    .selectFrom("plan_session")
    .select(["id as sessionId", "year", "deadline", "minimum_visits as minimumVisits"])
    .where("year", "=", year)
    .executeTakeFirst();
}

export async function findYearOfSession(
  db: Database,
  sessionId: number,
): Promise<number | undefined> {
  const session = await db
    .selectFrom("plan_session")
    .select("year")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return session?.year;
}

/** Whoever changes a plan waits here, so that a count, a limit and a submission see the same rows. */
export async function lockPlan(tx: Transaction, planId: number): Promise<void> {
  await tx.selectFrom("officer_plan").select("id").where("id", "=", planId).forUpdate().execute();
}

export function countRows(db: Database, planId: number | null): Promise<number> {
  return db
    .selectFrom("plan_row")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("officer_plan_id", "=", planId)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}
