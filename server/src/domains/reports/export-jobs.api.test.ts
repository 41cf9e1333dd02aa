import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MOST_JOBS_AT_ONCE, MOST_ROWS_AT_ONCE } from "@shikkha/contract/reports/report-names.ts";
import { exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { REPORT_ERRORS, reportCalls } from "@shikkha/contract/reports/reports.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { LONG_PLAN as LONG, plantLongPlan } from "../../../test/long-report.ts";
import { askOverHttp, preparedCall } from "../../../test/over-http.ts";
import { plantVisits } from "../../../test/report-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { sweepExports } from "./export-jobs.jobs.ts";

const YEAR = 2023;
const QUERY = { fromDate: `${YEAR}-01-01`, toDate: `${YEAR}-12-31` };

let server: TestServer;
let someone: SomeoneOnDuty;
beforeAll(async () => {
  server = await startTestServer();
  const [place] = await server.database.query<{ path: string }>(
    "select path from location where type = 'UPAZILLA' and path like '/188/%' order by id limit 1",
  );
  await plantVisits(server, place?.path ?? "", YEAR);
  someone = await asDuty(server, { permissions: ["VIEW_REPORT"], level: "ZONE", path: "/188/" });
  await plantLongPlan(server, place?.path ?? "");
});
afterAll(() => server.stop());

const list = async ({ token }: SomeoneOnDuty = someone) =>
  (await server.call(exportJobCalls.list, {}, { token })).body;

const start = (query: object, format = "csv") =>
  server.call(
    exportJobCalls.start,
    { params: { report: "monitoring-plan", format }, query },
    { token: someone.token, language: "en" },
  );

const fetchFile = (id: number, { token }: SomeoneOnDuty = someone) =>
  server.call(exportJobCalls.file, { params: { id } }, { token });

const readied = (id: number) =>
  vi.waitFor(
    async () => {
      const job = (await list()).find((one) => one.id === id);
      expect(job?.state).toBe("READY");
      return job;
    },
    { timeout: 25_000, interval: 200 },
  );

/** How many connections are reading planned visits for a file. */
async function reading(): Promise<number> {
  const [row] = await server.database.query<{ total: number }>(
    `select count(*)::int as total from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query like '%as "daysOver"%'`,
  );
  return row?.total ?? 0;
}
const untilReading = (count: number) =>
  vi.waitFor(async () => expect(await reading()).toBe(count), { timeout: 8000, interval: 50 });

it("does not write more than 50,000 rows while somebody waits, and says so", async () => {
  const { status, error } = await server.call(
    reportCalls.file,
    { params: { name: "monitoring-plan", format: "csv" }, query: LONG },
    { token: someone.token, language: "en" },
  );
  expect(status).toBe(409);
  expect(error.code).toBe(REPORT_ERRORS.tooLong.code);
  expect(error.message).toContain(String(MOST_ROWS_AT_ONCE));
});

it("writes them in the background, tells the person, and the file is fetched and audited", async () => {
  const { body } = await start(LONG);
  const job = await readied(body.id);
  expect(job).toMatchObject({ fileName: "monitoring_plan.csv", rowsDone: job?.rowsTotal });
  expect(job?.rowsTotal).toBeGreaterThan(MOST_ROWS_AT_ONCE);
  const { status, text, headers } = await fetchFile(body.id);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toContain("monitoring_plan.csv");
  expect(text.split("\r\n")).toHaveLength((job?.rowsTotal ?? 0) + 2);
  const told = await server.database.query(
    `select n.link from notice n join notice_receiver r on r.notice_id = n.id where n.kind = 'REPORT_READY' and r.person_id = $1`,
    [someone.personId],
  );
  expect(told).toEqual([{ link: "/downloads" }]);
  const audited = await server.database.query<{ action: string }>(
    "select action from audit_entry where person_id = $1 and action like 'reports.%' order by seq",
    [someone.personId],
  );
  expect(audited.map(({ action }) => action)).toEqual([
    "reports.startExport",
    "reports.fetchExport",
  ]);
});

it("is nobody else's, nor the same person's in another duty", async () => {
  const [{ id } = { id: 0 }] = await list();
  const other = await asDuty(server, {
    permissions: ["VIEW_REPORT"],
    level: "NATIONAL",
    path: "/",
  });
  expect((await fetchFile(id, other)).status).toBe(404);
  expect(await list(other)).toEqual([]);
});

it("stops the query when whoever downloads goes away", async () => {
  const { url, headers } = preparedCall(server, someone.token, reportCalls.file, {
    params: { name: "monitoring-plan", format: "csv" },
    query: { ...LONG, toDate: "2024-09-30" },
  });
  // Nothing is read of the answer, so that the server has to wait in the middle of it.
  const answer = await new Promise<IncomingMessage>((begun, failed) => {
    get(url, { headers }, begun).on("error", failed);
  });
  expect(answer.statusCode).toBe(200);
  await untilReading(1);
  answer.destroy();
  await untilReading(0);
});

it("stops the work in the background when it is cancelled, and leaves no file", async () => {
  const { files } = server.running.platform;
  const before = await files.list("exports/");
  const { id } = await askOverHttp(server, someone.token, exportJobCalls.start, {
    params: { report: "monitoring-plan", format: "pdf" },
    query: LONG,
  });
  const job = async () =>
    (await askOverHttp(server, someone.token, exportJobCalls.list, {})).find(
      (one) => one.id === id,
    );
  await vi.waitFor(async () => expect((await job())?.rowsDone).toBeGreaterThan(0), {
    timeout: 15_000,
    interval: 50,
  });
  expect(await reading()).toBe(1);
  await askOverHttp(server, someone.token, exportJobCalls.cancel, { params: { id } });
  await untilReading(0);
  expect(await job()).toMatchObject({ state: "CANCELLED", bytes: null });
  expect(await files.list("exports/")).toEqual(before);
});

it("can be stopped before it is done, once", async () => {
  await server.running.platform.db
    .insertInto("export_job")
    .values({
      person_id: someone.personId,
      duty_id: someone.dutyId,
      report: "monitoring-plan",
      format: "pdf",
      language: "bn",
      parameters: "{}",
      level: "ZONE",
      path: "/188/",
      rows_total: 10,
      file_name: "monitoring_plan.pdf",
    })
    .execute();
  const [{ id } = { id: 0 }] = await list();
  const cancel = () =>
    server.call(exportJobCalls.cancel, { params: { id } }, { token: someone.token });
  expect((await cancel()).status).toBe(200);
  expect((await list())[0]?.state).toBe("CANCELLED");
  expect((await cancel()).error.code).toBe(REPORT_ERRORS.over.code);
  expect((await fetchFile(id)).error.code).toBe(REPORT_ERRORS.notReady.code);
});

it("leaves room for others: only so many at a time", async () => {
  await server.database.query(
    `insert into export_job (person_id, duty_id, report, format, language, parameters, level, path, rows_total, file_name)
     select $1, $2, 'monitoring-plan', 'csv', 'bn', '{}', 'ZONE', '/188/', 1, 'x.csv' from generate_series(1, $3::int)`,
    [someone.personId, someone.dutyId, MOST_JOBS_AT_ONCE],
  );
  expect((await start(QUERY)).error.code).toBe(REPORT_ERRORS.tooManyJobs.code);
});

it("is swept: a file is kept for seven days, and lost work is said to have failed", async () => {
  const { platform } = server.running;
  await server.database.query(
    "update export_job set finished_at = now() - interval '8 days' where state = 'READY'; update export_job set asked_at = now() - interval '2 days' where state = 'WAITING'",
  );
  const context = {
    ...platform,
    signal: new AbortController().signal,
    enqueue: async () => undefined,
  };
  await sweepExports.run({}, context);
  const states = new Set((await list()).map(({ state }) => state));
  expect(states).toEqual(new Set(["EXPIRED", "FAILED", "CANCELLED"]));
});
