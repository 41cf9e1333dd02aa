import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { planKept } from "../../platform/db/kept-plans.ts";

/** Visits on days that became public holidays after they were planned. */
export async function countOnHolidays(db: Database, planId: number | null): Promise<number> {
  const { count } = await db
    .selectFrom("plan_row as r")
    .modifyFront(planKept)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.officer_plan_id", "=", planId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("holiday as h")
          .select(sql`1`.as("one"))
          .where("h.public", "=", true)
          .whereRef("h.start_date", "<=", "r.visit_date")
          .whereRef("h.end_date", ">=", "r.visit_date"),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** What became of the submission of this id, if it was ever made. */
export async function findSubmission(
  db: Database,
  planId: number,
  submissionId: string,
): Promise<{ at: string; answer: string | null; stands: boolean } | undefined> {
  const plan = await db
    .selectFrom("officer_plan")
    .select(["submitted_at", "answer", "status"])
    .where("id", "=", planId)
    .where("submission_id", "=", submissionId)
    .executeTakeFirst();
  return plan?.submitted_at
    ? {
        at: plan.submitted_at.toISOString(),
        answer: plan.answer,
        stands: plan.status === "SUBMITTED",
      }
    : undefined;
}
