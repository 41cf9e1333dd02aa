import type { Database } from "../../../platform/db/database.ts";

/** The browsers in which a person switched push on. */
export function listSubscriptions(db: Database, personId: number) {
  return db
    .selectFrom("push_subscription")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("person_id", "=", personId)
    .execute();
}
