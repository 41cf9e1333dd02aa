import { sql } from "kysely";
import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import type { Transaction } from "../../platform/db/database.ts";

export interface SessionRules {
  readonly deadline: string;
  readonly minimumVisits: number;
  readonly minimumByCategory: PlanSession["minimumByCategory"];
}

/** Whoever opens or moves a session waits here for the others, so that two can never be open at once. */
export async function takeSessionLock(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('plan_session', 0))`.execute(tx);
}

export async function insertPlanSession(
  tx: Transaction,
  year: number,
  rules: SessionRules,
): Promise<number> {
  const { id } = await tx
    .insertInto("plan_session")
    .values({
      year,
      deadline: rules.deadline,
      minimum_visits: rules.minimumVisits,
      minimum_by_category: JSON.stringify(rules.minimumByCategory),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when someone else changed it since the given version. */
export async function updatePlanSession(
  tx: Transaction,
  id: number,
  version: number,
  rules: SessionRules,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("plan_session")
    .set({
      deadline: rules.deadline,
      minimum_visits: rules.minimumVisits,
      minimum_by_category: JSON.stringify(rules.minimumByCategory),
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
