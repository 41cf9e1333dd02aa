import { sql } from "kysely";
import type { VisitWish } from "@shikkha/contract/plans/visit-plan.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { placeKey } from "./visit-check.rules.ts";

/** The officer's plan of the year, begun if there was none, and locked until the transaction ends. */
export async function beginPlan(
  tx: Transaction,
  personId: number,
  year: number,
  path: string,
): Promise<number> {
  const plan = await tx
    .insertInto("officer_plan")
    .values({ person_id: personId, year, path })
    .onConflict((conflict) =>
      // Touches the row without changing it: whoever comes second waits for the first.
      conflict.constraint("officer_plan_one_per_year").doUpdateSet({ year }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return plan.id;
}

/** One statement for all rows, so that their institutes are counted in one order. */
export async function insertRows(
  tx: Transaction,
  planId: number,
  year: number,
  wishes: readonly VisitWish[],
  paths: ReadonlyMap<string, string>,
): Promise<number[]> {
  const rows = await tx
    .insertInto("plan_row")
    .values(
      wishes.map((wish) => ({
        officer_plan_id: planId,
        year,
        institute_id: wish.instituteId ?? null,
        office_id: wish.officeId ?? null,
        visit_date: wish.visitDate,
        kind: wish.kind,
        path: paths.get(placeKey(wish)) ?? "",
      })),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateRow(
  tx: Transaction,
  rowId: number,
  wish: VisitWish,
  path: string,
): Promise<void> {
  await tx
    .updateTable("plan_row")
    .set({
      institute_id: wish.instituteId ?? null,
      office_id: wish.officeId ?? null,
      visit_date: wish.visitDate,
      kind: wish.kind,
      path,
    })
    .where("id", "=", rowId)
    .execute();
}

export async function deleteRow(tx: Transaction, rowId: number): Promise<void> {
  await tx.deleteFrom("plan_row").where("id", "=", rowId).execute();
}

export async function touchPlan(tx: Transaction, planId: number, now: Date): Promise<void> {
  await tx
    .updateTable("officer_plan")
    .set({ changed_at: now, version: sql<number>`version + 1` })
    .where("id", "=", planId)
    .execute();
}

export interface Submission {
  readonly submissionId: string;
  readonly answer: string | undefined;
  readonly now: Date;
}

export async function markSubmitted(
  tx: Transaction,
  planId: number,
  { submissionId, answer, now }: Submission,
): Promise<void> {
  await tx
    .updateTable("officer_plan")
    .set({
      status: "SUBMITTED",
      submitted_at: now,
      submission_id: submissionId,
      answer: answer ?? null,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", planId)
    .execute();
}
