import { NOTICE_PUBLISHED } from "@shikkha/contract/notices/notices.ts";
import { AuditTrail } from "../../platform/audit/audit-trail.ts";
import type { JobContext } from "../../platform/jobs/jobs.ts";
import { listDue } from "./due.reads.ts";
import { publishIfDue } from "./publish.writes.ts";

/** The queue's names, for whoever causes publishing or sending. */
export const PUBLISH_JOB = "notices.publish";
export const DELIVER_JOB = "notices.deliver";

/** For the clock: hands out what is due, each notice in a transaction of its own with its audit entry. */
export async function publishDue({
  db,
  now,
  enqueue,
}: Pick<JobContext, "db" | "now" | "enqueue">): Promise<void> {
  for (const { id } of await listDue(db, now())) {
    await db.transaction().execute(async (tx) => {
      const handedOut = await publishIfDue(tx, id, now());
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
