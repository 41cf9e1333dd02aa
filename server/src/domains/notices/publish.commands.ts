import { sql } from "kysely";
import { NOTICE_PUBLISHED } from "@shikkha/contract/notices/notices.ts";
import { AuditTrail } from "../../platform/audit/audit-trail.ts";
import type { Database, Transaction } from "../../platform/db/database.ts";
import type { JobContext } from "../../platform/jobs/jobs.ts";
import { type HandedOut, handOut } from "./hand-out.writes.ts";

/** The queue's names, for whoever causes publishing or sending. */
export const PUBLISH_JOB = "notices.publish";
export const DELIVER_JOB = "notices.deliver";

/** Notices whose time has come and that nobody has handed out yet. */
function dueNotices(db: Database, now: Date) {
  return db
    .selectFrom("notice")
    .where("published_at", "is", null)
    .where("closed_at", "is", null)
    .where("deleted_at", "is", null)
    .where("starts_at", "<=", now)
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]));
}

/** For the clock: hands out what is due, each notice in a transaction of its own with its audit entry. */
export async function publishDue({
  db,
  now,
  enqueue,
}: Pick<JobContext, "db" | "now" | "enqueue">): Promise<void> {
  for (const { id } of await dueNotices(db, now()).select("id").orderBy("starts_at").execute()) {
    await db.transaction().execute(async (tx) => {
      const handedOut = await publishNotice(tx, id, now());
      if (!handedOut) return;
      const trail = new AuditTrail({
        action: NOTICE_PUBLISHED,
        actor: undefined,
        address: "",
        requestId: "",
      });
      trail.record({ target: { kind: "notice", id }, after: handedOut });
      await enqueue(tx, DELIVER_JOB, {});
      await trail.append(tx);
    });
  }
}

/** Undefined when another copy of the server was faster, or the author changed their mind. */
async function publishNotice(
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
