import { sql } from "kysely";
import type { Database, Transaction } from "../../platform/db/database.ts";
import { type StoredJob, storedJob } from "./export-jobs.reads.ts";

type NewJob = Omit<StoredJob, "id" | "state" | "fileKey"> & {
  readonly dutyId: number;
  readonly rowsTotal: number;
};

export async function insertJob(tx: Transaction, job: NewJob): Promise<number> {
  const { id } = await tx
    .insertInto("export_job")
    .values({
      person_id: job.personId,
      duty_id: job.dutyId,
      report: job.report,
      format: job.format,
      language: job.language,
      parameters: JSON.stringify(job.parameters),
      level: job.level,
      path: job.path,
      rows_total: job.rowsTotal,
      file_name: job.fileName,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Begins the work, or begins it again where a server died over it; undefined when it was called off. */
export async function beginJob(db: Database, id: number, at: Date): Promise<StoredJob | undefined> {
  const { rows } = await sql<StoredJob>`
    update export_job set state = 'RUNNING', begun_at = ${at}, rows_done = 0
    where id = ${id} and state in ('WAITING', 'RUNNING') returning ${storedJob}`.execute(db);
  return rows[0];
}

/** Whether the work goes on. */
export async function storeProgress(db: Database, id: number, rows: number): Promise<boolean> {
  const { rows: found } = await sql`
    update export_job set rows_done = ${rows} where id = ${id} and state = 'RUNNING' returning id`.execute(
    db,
  );
  return found.length > 0;
}

interface Finished {
  readonly id: number;
  readonly rows: number;
  readonly key: string;
  readonly bytes: number;
  readonly at: Date;
}

/** Whether it was still wanted. */
export async function storeFinished(tx: Transaction, job: Finished): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("export_job")
    .set({
      state: "READY",
      rows_done: job.rows,
      rows_total: job.rows,
      file_key: job.key,
      bytes: job.bytes,
      finished_at: job.at,
    })
    .where("id", "=", job.id)
    .where("state", "=", "RUNNING")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function storeFailed(db: Database, id: number, at: Date): Promise<void> {
  await db
    .updateTable("export_job")
    .set({ state: "FAILED", finished_at: at })
    .where("id", "=", id)
    .where("state", "=", "RUNNING")
    .execute();
}

/** Whether there was work to stop. */
export async function storeCancelled(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("export_job")
    .set({ state: "CANCELLED", finished_at: at })
    .where("id", "=", id)
    .where("state", "in", ["WAITING", "RUNNING"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function expireJobs(db: Database, before: Date): Promise<void> {
  await db
    .updateTable("export_job")
    .set({ state: "EXPIRED", file_key: null })
    .where("state", "=", "READY")
    .where("finished_at", "<", before)
    .execute();
}

/** What has been open for so long was lost with the server that made it. */
export async function failLostJobs(db: Database, before: Date, at: Date): Promise<void> {
  await db
    .updateTable("export_job")
    .set({ state: "FAILED", finished_at: at })
    .where("state", "in", ["WAITING", "RUNNING"])
    .where("asked_at", "<", before)
    .execute();
}
