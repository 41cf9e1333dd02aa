import { SURVEY_PUBLISHED } from "@shikkha/contract/surveys/survey-calls.ts";
import { AuditTrail } from "../../platform/audit/audit-trail.ts";
import type { JobContext } from "../../platform/jobs/jobs.ts";
import { listDue } from "./due.reads.ts";
import { handOutIfDue } from "./publish.writes.ts";

/** The queue's name, for whoever causes publishing. */
export const PUBLISH_SURVEYS_JOB = "surveys.publish";

/** For the clock: hands out what is due, each survey in a transaction of its own with its audit entry. */
export async function publishDueSurveys({
  db,
  now,
}: Pick<JobContext, "db" | "now">): Promise<void> {
  for (const { id } of await listDue(db, now())) {
    await db.transaction().execute(async (tx) => {
      const handedOut = await handOutIfDue(tx, id, now());
      if (!handedOut) return;
      const trail = new AuditTrail({
        action: SURVEY_PUBLISHED,
        actor: undefined,
        address: "",
        requestId: "",
      });
      trail.record({ target: { kind: "survey", id }, after: handedOut });
      await trail.append(tx);
    });
  }
}
