import type { Job } from "../../platform/jobs/jobs.ts";
import { removeSpentSignIns } from "./auth.writes.ts";

/** Nightly: tickets nobody can use any more and sessions long over. */
export const sweepSignIns: Job = {
  name: "auth.sweepSignIns",
  cron: "15 2 * * *",
  run: (_data, { db }) => db.transaction().execute(removeSpentSignIns),
};
