import type { Database } from "../../platform/db/database.ts";

/** Notices whose time has come and that nobody has handed out yet. */
export function dueNotices(db: Database, now: Date) {
  return db
    .selectFrom("notice")
    .where("published_at", "is", null)
    .where("closed_at", "is", null)
    .where("deleted_at", "is", null)
    .where("starts_at", "<=", now)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]));
}

/** The first to begin first. */
export function listDue(db: Database, now: Date): Promise<{ id: number }[]> {
  return dueNotices(db, now).select("id").orderBy("starts_at").execute();
}
