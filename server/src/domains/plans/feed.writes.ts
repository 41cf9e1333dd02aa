import type { Transaction } from "../../platform/db/database.ts";

/** One link a person: a new one ends the earlier one. */
export async function storeFeed(
  tx: Transaction,
  personId: number,
  secretHash: Buffer,
  now: Date,
): Promise<void> {
  const feed = { secret_hash: secretHash, created_at: now };
  await tx
    .insertInto("calendar_feed")
    .values({ person_id: personId, ...feed })
    .onConflict((conflict) => conflict.column("person_id").doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(tx: Transaction, personId: number): Promise<void> {
  await tx.deleteFrom("calendar_feed").where("person_id", "=", personId).execute();
}
