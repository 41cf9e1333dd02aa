import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MOST_JOBS_AT_ONCE, MOST_ROWS_AT_ONCE } from "@shikkha/contract/reports/report-names.ts";
import { exportJobCalls } from "@shikkha/contract/reports/export-jobs.ts";
import { REPORT_ERRORS, reportCalls } from "@shikkha/contract/reports/reports.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantVisits } from "../../../test/report-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { sweepExports } from "./export-jobs.jobs.ts";

const YEAR = 2023;
const QUERY = { fromDate: `${YEAR}-01-01`, toDate: `${YEAR}-12-31` };
const LONG = { fromDate: "2024-01-01", toDate: "2024-12-31" };

let server: TestServer;
let someone: SomeoneOnDuty;
beforeAll(async () => {
  server = await startTestServer();
  const [place] = await server.database.query<{ path: string }>(
    "select path from location where type = 'UPAZILLA' and path like '/188/%' order by id limit 1",
  );
  await plantVisits(server, place?.path ?? "", YEAR);
  someone = await asDuty(server, { permissions: ["VIEW_REPORT"], level: "ZONE", path: "/188/" });
  await plantMany(place?.path ?? "");
});
afterAll(() => server.stop());

/** One row more than is written while somebody waits. */
async function plantMany(path: string): Promise<void> {
  const { personId } = await plantVisits(server, path, 2024);
  await server.database.query(
    `insert into institute (eiin, name_bn, name_en, type, mgmt_type, isas_category, zone_id, district_id, upazila_id, path)
     select (190000 + n)::text, 'প্রতিষ্ঠান ' || n, 'Institute ' || n, 'SCHOOL', 'GOVERNMENT', 'A',
       split_part($1, '/', 2)::bigint, split_part($1, '/', 3)::bigint, split_part($1, '/', 4)::bigint, $1 from generate_series(1, 170) n`,
    [path],
  );
  await server.database.query(
    `insert into plan_row (officer_plan_id, year, institute_id, visit_date, kind, path)
     select o.id, 2024, i.id, date '2024-01-01' + d, 'GENERAL_MONITORING', $2
     from officer_plan o, institute i, generate_series(0, 300) d where o.person_id = $1 and o.year = 2024 and i.eiin > '190000'`,
    [personId, path],
  );
}

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
