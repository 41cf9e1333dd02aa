import type { Database } from "../../platform/db/database.ts";

/** Surveys that have begun and whose receivers are still to be worked out. */
export function dueSurveys(db: Database, now: Date) {
  return db
    .selectFrom("survey")
    .where("handed_out_at", "is", null)
    .where("closed_at", "is", null)
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now);
}

/** The first to begin first. */
export function listDue(db: Database, now: Date): Promise<{ id: number }[]> {
  return dueSurveys(db, now).select("id").orderBy("starts_at").execute();
}
