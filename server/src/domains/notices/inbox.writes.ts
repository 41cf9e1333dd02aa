import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";

/** Notes that someone has read what they received; undefined when they have not received it. */
export async function markRead(
  personId: number,
  db: Database,
  noticeId: number,
): Promise<Date | undefined> {
  const row = await db
    .updateTable("notice_receiver as r")
    .set({ read_at: sql<Date>`now()` })
    .where("r.person_id", "=", personId)
    .where("r.notice_id", "=", noticeId)
    .where("r.visible", "=", true)
    .returning("r.read_at")
    .executeTakeFirst();
  return row?.read_at ?? undefined;
}

export async function markAllRead(personId: number, db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("notice_receiver as r")
    .from("notice as n")
    .set({ read_at: sql<Date>`now()` })
    .whereRef("n.id", "=", "r.notice_id")
    .where("r.person_id", "=", personId)
    .where("r.visible", "=", true)
    .where("n.closed_at", "is", null)
    .where("n.deleted_at", "is", null)
    .where(sql<boolean>`coalesce(r.read_at < greatest(n.modified_at, r.modified_at), true)`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
