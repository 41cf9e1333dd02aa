import { sql } from "kysely";
import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { ExportJob, ExportState } from "@shikkha/contract/reports/export-jobs.ts";
import type { ReportName } from "@shikkha/contract/reports/report-names.ts";
import type { ReportQuery } from "@shikkha/contract/reports/report-query.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";

/** Whose it is: the person in the duty it was asked for in, and nobody else. */
export type Owner = Pick<Actor, "personId" | "dutyId">;

export interface StoredJob {
  readonly id: number;
  readonly personId: number;
  readonly report: ReportName;
  readonly format: DownloadFormat;
  readonly language: Language;
  readonly parameters: ReportQuery;
  readonly level: Level;
  readonly path: string;
  readonly state: ExportState;
  readonly fileName: string;
  readonly fileKey: string | null;
}

export const storedJob = sql`id, person_id as "personId", report, format, language, parameters, level, path, state, file_name as "fileName", file_key as "fileKey"`;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const MOST_SHOWN = 50;

export async function listJobs(
  db: Database,
  { personId, dutyId }: Owner,
): Promise<Omit<ExportJob, "title">[]> {
  const { rows } = await sql<Omit<ExportJob, "title">>`
    select id, report, format, state, rows_total as "rowsTotal", rows_done as "rowsDone", file_name as "fileName", bytes,
      ${instant("asked_at")} as "askedAt", ${instant("begun_at")} as "begunAt", ${instant("finished_at")} as "finishedAt"
    from export_job where person_id = ${personId} and duty_id = ${dutyId}
    order by asked_at desc, id desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

export async function findJob(
  db: Database,
  { personId, dutyId }: Owner,
  id: number,
): Promise<StoredJob | undefined> {
  const { rows } = await sql<StoredJob>`
    select ${storedJob} from export_job where id = ${id} and person_id = ${personId} and duty_id = ${dutyId}`.execute(
    db,
  );
  return rows[0];
}

export async function countOpenJobs(db: Database, personId: number): Promise<number> {
  const { total } = await db
    .selectFrom("export_job")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("person_id", "=", personId)
    .where("state", "in", ["WAITING", "RUNNING"])
    .executeTakeFirstOrThrow();
  return total;
}

export async function listKeptFiles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("export_job")
    .select("file_key")
    .where("file_key", "is not", null)
    .execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}
