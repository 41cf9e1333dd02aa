import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";

/** Counts in the database, so that guesses sent to several copies at once add up. Gives the new count. */
export async function countFailure(
  tx: Transaction,
  personId: number,
  most: number,
  lockMinutes: number,
): Promise<number> {
  const row = await tx
    .updateTable("guest_credential")
    .set({
      failures: sql<number>`failures + 1`,
      locked_until: sql<Date>`case when failures + 1 >= ${most} then now() + make_interval(mins => ${lockMinutes}) end`,
    })
    .where("person_id", "=", personId)
    .returning("failures")
    .executeTakeFirstOrThrow();
  return row.failures;
}

export async function clearFailures(tx: Transaction, personId: number): Promise<void> {
  await tx
    .updateTable("guest_credential")
    .set({ failures: 0, locked_until: null })
    .where("person_id", "=", personId)
    .execute();
}

export async function replacePassword(
  tx: Transaction,
  personId: number,
  hash: string,
): Promise<void> {
  await tx
    .updateTable("guest_credential")
    .set({ password_hash: hash, must_change: false, changed_at: sql<Date>`now()` })
    .where("person_id", "=", personId)
    .execute();
}
