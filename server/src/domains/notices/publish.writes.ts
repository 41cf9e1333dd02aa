import { sql } from "kysely";
import type { Transaction } from "../../platform/db/database.ts";
import { dueNotices } from "./due.reads.ts";
import { type HandedOut, handOut } from "./hand-out.writes.ts";

/** Undefined when another copy of the server was faster, or the author changed their mind. */
export async function publishIfDue(
  tx: Transaction,
  id: number,
  now: Date,
): Promise<HandedOut | undefined> {
  const notice = await dueNotices(tx, now)
    .select(["receivers", "path"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!notice) return undefined;
  // Half a million receivers take longer than a statement of a call may.
  await sql`set local statement_timeout = 0`.execute(tx);
  await tx
    .updateTable("notice")
    .set({ published_at: now, modified_at: sql<Date>`date_trunc('milliseconds', now())` })
    .where("id", "=", id)
    .execute();
  const rule = JSON.stringify(notice.receivers);
  return handOut(tx, id, sql`select id from receivers_of(${rule}::jsonb, ${notice.path}) as id`);
}
