import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REPORT_NAMES as AUDIT_REPORTS } from "@shikkha/contract/audit-words.ts";
import { REPORT_NAMES, type ReportName } from "@shikkha/contract/reports/report-names.ts";
import { reportCalls } from "@shikkha/contract/reports/reports.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { plantVisits, type PlantedVisits } from "../../../test/report-scene.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

const YEAR = 2023;
const PERIOD = { fromDate: `${YEAR}-01-01`, toDate: `${YEAR}-12-31`, planYear: YEAR };

let server: TestServer;
let token: string;
let own: PlantedVisits;
let foreign: PlantedVisits;
beforeAll(async () => {
  server = await startTestServer();
  const upazila = async (zone: string) => {
    const [found] = await server.database.query<{ path: string }>(
      "select path from location where type = 'UPAZILLA' and path like $1 || '%' order by id limit 1",
      [zone],
    );
    return found?.path ?? "";
  };
  const [other] = await server.database.query<{ path: string }>(
    "select path from location where type = 'ZONE' and id <> 188 order by id limit 1",
  );
  own = await plantVisits(server, await upazila("/188/"), YEAR);
  foreign = await plantVisits(server, await upazila(other?.path ?? ""), YEAR);
  await server.database.query("update person set name_bn = '=1+1' where id = $1", [own.personId]);
  ({ token } = await asDuty(server, {
    permissions: ["VIEW_REPORT"],
    level: "ZONE",
    path: "/188/",
  }));
});
afterAll(() => server.stop());

const page = async (name: ReportName, query: object = PERIOD) => {
  const input = { params: { name }, query: { size: 100, ...query } };
  return (await server.call(reportCalls.page, input, { token })).body;
};

const file = (name: ReportName, format: string, language: "bn" | "en" = "en") =>
  server.call(reportCalls.file, { params: { name, format }, query: PERIOD }, { token, language });

describe.each(REPORT_NAMES)("%s", (name) => {
  it("shows nothing of another zone, and its file has the rows of the screen", async () => {
    const shown = await page(name);
    expect(JSON.stringify(shown)).not.toContain(foreign.mark);
    const { text, headers } = await file(name, "CSV");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="${name.replaceAll("-", "_")}.csv"`,
    );
    const [heading, ...rows] = parse(text, { bom: true });
    expect(heading).toEqual(shown.columns.map(({ label }) => label.en));
    const expected = [...shown.items, ...(shown.totals ? [shown.totals] : [])];
    expect(rows).toEqual(
      expected.map(({ en }) => en.map((cell) => (cell === null ? "" : String(cell)))),
    );
  });

  it("has the same name in the audit log", async () => {
    expect(AUDIT_REPORTS[name]).toEqual((await page(name)).title);
  });

  it("is a workbook and a PDF too", async () => {
    for (const format of ["excel", "pdf"]) {
      const { status, headers, text } = await file(name, format);
      expect(status, text.slice(0, 300)).toBe(200);
      expect(headers["content-type"]).toMatch(format === "pdf" ? /pdf/ : /spreadsheetml/);
    }
  });
});

describe("what the figures say", () => {
  it("adds up planned, completed, late and the share by place, with the place above as a row of sums", async () => {
    const { items, totals, columns } = await page("monitoring-activities-completed");
    const at = (label: string) => columns.findIndex((column) => column.label.en === label);
    const read = (cells: readonly unknown[]) =>
      ["Planned", "Completed", "On time", "Delayed", "Completed share", "Average rating"].map(
        (label) => cells[at(label)],
      );
    expect(read(totals?.en ?? [])).toEqual([4, 2, 0, 2, 50, 4]);
    expect(totals?.en[0]).toBe("Total");
    const [group, ...places] = items;
    expect(group?.isGroup).toBe(true);
    expect(read(group?.en ?? [])).toEqual([4, 2, 0, 2, 50, 4]);
    expect(places.some(({ isGroup }) => isGroup)).toBe(false);
  });

  it("lists late and missing visits, and who was absent", async () => {
    const late = await page("monitoring-activities-completed-delay");
    expect(late.items.map(({ en }) => en.slice(0, 3))).toEqual([
      [`${YEAR}-02-05`, `${YEAR}-02-07`, 2],
      [`${YEAR}-02-09`, `${YEAR}-02-11`, 2],
    ]);
    expect((await page("monitoring-activities-incomplete")).total).toBe(2);
    const absent = await page("monitoring-teacher-staff-absent-count");
    expect(absent.totals?.en.slice(-8)).toEqual([20, 15, 3, 2, 6, 4, 1, 1]);
    expect((await page("curriculum")).items[0]?.bn).toEqual(expect.arrayContaining(["বাংলা", 7, 22]));
  });

  it("narrows by several places of a level, by type and by designation", async () => {
    const [zone] = await server.database.query<{ ids: string }>(
      "select string_agg(id::text, ',') as ids from location where type = 'DISTRICT' and path like '/188/%'",
    );
    const name = "monitoring-activities-incomplete";
    expect((await page(name, { ...PERIOD, districtId: zone?.ids })).total).toBe(2);
    expect((await page(name, { ...PERIOD, districtId: "999999" })).total).toBe(0);
    expect((await page(name, { ...PERIOD, instituteType: "COLLEGE" })).total).toBe(0);
    expect((await page(name, { ...PERIOD, designationId: 999_999 })).total).toBe(0);
  });
});

it("refuses an unknown report, an unknown format, wrong places and an end before the beginning, all at once", async () => {
  const answer = await server.call(
    reportCalls.file,
    {
      // @ts-expect-error: no such report
      params: { name: "everything", format: "docx" },
      query: { zoneId: "1,x", fromDate: "2023-02-01", toDate: "2023-01-01" },
    },
    { token },
  );
  expect(answer.status).toBe(400);
  expect(answer.error.fields?.map(({ path }) => path).toSorted()).toEqual(
    expect.arrayContaining(["format", "name"]),
  );
});

it("keeps formula-like names as text and numbers as numbers, and the download is audited", async () => {
  const name = "monitoring-activities-completed-delay";
  const csv = parse((await file(name, "csv", "bn")).text, { bom: true });
  expect(csv[1]).toContain("'=1+1");
  const [sheet] = await readWorkbook(await raw(name, "excel"));
  expect(sheet?.data[1]).toContain("=1+1");
  expect(sheet?.data[1]?.[2]).toBe(2);
  expect(sheet?.data[1]?.[0]).toBeInstanceOf(Date);
  const [entry] = await server.database.query<{ action: string; after: { rows: number } }>(
    "select action, after from audit_entry where action = 'reports.download' order by seq desc limit 1",
  );
  expect(entry).toMatchObject({ action: "reports.download", after: { format: "excel", rows: 2 } });
});

/** The bytes of a file, which a text would break. */
async function raw(name: ReportName, format: string): Promise<Buffer> {
  const query = new URLSearchParams({ ...PERIOD, planYear: String(YEAR) });
  const url = `${server.running.app.listeningOrigin}/v1/report/${name}/${format}?${query.toString()}`;
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, "accept-language": "bn", "x-shikkha-call": "1" },
  });
  return buffer(Readable.from([new Uint8Array(await answer.arrayBuffer())]));
}
