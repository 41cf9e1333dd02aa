import { addAbortSignal } from "node:stream";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { FILE_EXTENSIONS } from "@shikkha/contract/kernel/download.ts";
import { DAYS_KEPT } from "@shikkha/contract/reports/report-names.ts";
import type { Database } from "../../platform/db/database.ts";
import { tableStream } from "../../platform/export/table-stream.ts";
import { CountedRows } from "../../platform/db/counted-rows.ts";
import { newKey } from "../../platform/files/file-key.ts";
import { sweepFiles } from "../../platform/files/sweep-files.ts";
import type { Job, JobContext } from "../../platform/jobs/jobs.ts";
import { queueSystemMessage } from "../notices/notices.lookup.ts";
import { EXPORT_JOB } from "./export-jobs.commands.ts";
import { listKeptFiles, type StoredJob } from "./export-jobs.reads.ts";
import {
  beginJob,
  expireJobs,
  failLostJobs,
  storeFailed,
  storeFinished,
  storeProgress,
} from "./export-jobs.writes.ts";
import { readyMessage } from "./ready-message.ts";
import { readFilter } from "./report-filter.ts";
import { reportFile } from "./report-file.ts";
import { reportFrame } from "./report-frame.ts";
import { REPORTS } from "./report-list.ts";

const FOLDER = "exports";
/** Progress is told, and a cancellation heard, so often. */
const EVERY_MS = 1000;
const DAY_MS = 86_400_000;

/** Nobody wants it any more. */
class CalledOff extends Error {}

/** Writes a long report, tells how far it is, and says when it can be fetched. */
export const writeExport: Job<{ readonly id: number }> = {
  name: EXPORT_JOB,
  retries: 2,
  run: async ({ id }, context) => {
    const job = await beginJob(context.db, id, context.now());
    if (!job) return;
    try {
      await write(job, context);
    } catch (error) {
      if (error instanceof CalledOff) return;
      // A server that stops leaves the work to the next one.
      if (!context.signal.aborted) await storeFailed(context.db, id, context.now());
      throw error;
    }
  },
};

async function write(job: StoredJob, { db, files, now, signal }: JobContext): Promise<void> {
  const { id, format, language, personId, level, path } = job;
  const at = now();
  const filter = await readFilter(db, job.parameters, at);
  const frame = await reportFrame(db, { personId, at, language });
  const calledOff = new AbortController();
  const stop = AbortSignal.any([signal, calledOff.signal]);
  const source = { scope: { level, path }, db, filter, signal: stop };
  const file = await reportFile(REPORTS[job.report], source, frame);
  const counted = new CountedRows(file.rows);
  const content = tableStream(format, { ...file, rows: counted.rows });
  const key = newKey(FOLDER, dayInDhaka(at), FILE_EXTENSIONS[format]);
  const timer = setInterval(() => {
    storeProgress(db, id, counted.done).then(
      (goesOn) => goesOn || calledOff.abort(new CalledOff()),
      // The next time will do.
      () => undefined,
    );
  }, EVERY_MS);
  try {
    const bytes = await files.putStream(key, addAbortSignal(stop, content));
    const isWanted = await finish(db, { id, rows: counted.done, key, bytes, at: now() }, job);
    if (!isWanted) await files.remove(key);
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

function finish(
  db: Database,
  done: Parameters<typeof storeFinished>[1],
  { personId, report }: StoredJob,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await storeFinished(tx, done))) return false;
    await queueSystemMessage(tx, readyMessage(personId, REPORTS[report].title));
    return true;
  });
}

/** Nightly: files whose days are over, those no report names, and work that was lost. */
export const sweepExports: Job = {
  name: "reports.sweepExports",
  cron: "35 2 * * *",
  run: async (_data, { db, files, now }) => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await expireJobs(db, before(DAYS_KEPT));
    await failLostJobs(db, before(1), now());
    await sweepFiles(files, FOLDER, new Set(await listKeptFiles(db)), now());
  },
};
