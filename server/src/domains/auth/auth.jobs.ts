import type { Job } from "../../platform/jobs/jobs.ts";
import { forgetRateCounts } from "../../platform/http/rate-counts.ts";
import { removeSpentSignIns } from "./auth.writes.ts";

/** Nightly: tickets nobody can use any more, sessions long over, and counts of minutes that passed. */
export const sweepSignIns: Job = {
  name: "auth.sweepSignIns",
  cron: "15 2 * * *",
  run: async (_data, { db }) => {
    await db.transaction().execute(removeSpentSignIns);
    await forgetRateCounts(db);
  },
};
