import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { FILE_EXTENSIONS, type DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { MOST_JOBS_AT_ONCE, type ReportName } from "@shikkha/contract/reports/report-names.ts";
import type { ReportQuery } from "@shikkha/contract/reports/report-query.ts";
import { REPORT_ERRORS } from "@shikkha/contract/reports/reports.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { countOpenJobs, findJob, type StoredJob } from "./export-jobs.reads.ts";
import { insertJob, storeCancelled } from "./export-jobs.writes.ts";
import { readFilter } from "./report-filter.ts";
import { REPORTS } from "./report-list.ts";

export const EXPORT_JOB = "reports.export";

interface Wish {
  readonly report: ReportName;
  readonly format: DownloadFormat;
  readonly language: Language;
  readonly query: ReportQuery;
}

/** Queues the work; what was left open in the wish is fixed now, so that tomorrow makes the same report. */
export async function startExport(
  { tx, record }: Write,
  actor: Actor,
  platform: Pick<Platform, "readDb" | "jobs" | "now">,
  { report, format, language, query }: Wish,
): Promise<{ readonly id: number }> {
  const { personId, dutyId, scope } = actor;
  const most = MOST_JOBS_AT_ONCE;
  if ((await countOpenJobs(tx, personId)) >= most)
    throw new AppError(REPORT_ERRORS.tooManyJobs, { blanks: { most } });
  const filter = await readFilter(platform.readDb, query, platform.now());
  const { planYear, fromDate, toDate } = filter;
  const rowsTotal = await REPORTS[report].count({ scope, db: platform.readDb, filter });
  const id = await insertJob(tx, {
    personId,
    dutyId,
    report,
    format,
    language,
    parameters: { ...query, planYear, fromDate, toDate },
    level: scope.level,
    path: scope.path,
    rowsTotal,
    fileName: `${fileNameOf(report)}.${FILE_EXTENSIONS[format]}`,
  });
  await platform.jobs.enqueue(tx, EXPORT_JOB, { id });
  record({ target: { kind: "report", id: report }, after: { ...query, format, rows: rowsTotal } });
  return { id };
}

export async function cancelExport(
  { tx, record }: Write,
  actor: Actor,
  id: number,
  now: Date,
): Promise<void> {
  const job = await getJob(tx, actor, id);
  if (!(await storeCancelled(tx, id, now))) throw new AppError(REPORT_ERRORS.over);
  record({
    target: { kind: "report", id: job.report },
    before: { state: job.state },
    after: { state: "CANCELLED" },
  });
}

export async function getJob(tx: Write["tx"], actor: Actor, id: number): Promise<StoredJob> {
  const job = await findJob(tx, actor, id);
  if (!job) throw new AppError(ERRORS.notFound);
  return job;
}

/** monitoring_activities_completed */
export function fileNameOf(report: ReportName): string {
  return report.replaceAll("-", "_");
}
