import type { Database } from "../../../platform/db/database.ts";

/** A browser that said it is gone. */
export async function removeSubscription(db: Database, id: number): Promise<void> {
  await db.deleteFrom("push_subscription").where("id", "=", id).execute();
}
