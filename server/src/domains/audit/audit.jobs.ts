import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { storeCheck } from "./audit-chain.writes.ts";
import { checkChain } from "./audit-check.ts";
import { writeDigest } from "./audit-digest.ts";

/** Just before midnight: where the chain ends today, signed, outside the database. */
export const digestAudit: Job = {
  name: "audit.digest",
  cron: "55 23 * * *",
  run: (_data, { db, files, keys, now }) => writeDigest(db, files, keys, dayInDhaka(now())),
};

/** In the night: the whole chain, so that the log can say when it was last found intact. */
export const verifyAudit: Job = {
  name: "audit.verify",
  cron: "30 3 * * *",
  run: async (_data, { db, files, keys }) => storeCheck(db, await checkChain(db, files, keys)),
};
