import { sql } from "kysely";
import type { Database, Transaction } from "../../platform/db/database.ts";

export interface Guest {
  readonly personId: number;
  readonly username: string;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly mustChange: boolean;
  readonly isLocked: boolean;
  readonly lockedUntil: Date | null;
}

export async function findGuest(db: Database, username: string): Promise<Guest | undefined> {
  return db
    .selectFrom("person as p")
    .innerJoin("guest_credential as c", "c.person_id", "p.id")
    .select([
      "p.id as personId",
      "p.username",
      "p.name_bn as nameBangla",
      "p.name_en as nameEnglish",
      "p.phone",
    ])
    .select([
      "c.password_hash as passwordHash",
      "c.must_change as mustChange",
      "c.locked as isLocked",
      "c.locked_until as lockedUntil",
    ])
    .where(sql<string>`lower(p.username)`, "=", username.toLowerCase())
    .where("p.status", "=", "ACTIVE")
    .executeTakeFirst();
}

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
