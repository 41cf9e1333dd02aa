import { placeOf } from "@shikkha/contract/access/jurisdiction.ts";
import { recordFileCalls } from "@shikkha/contract/reports/record-files.ts";
import { reportCalls, type ReportPage } from "@shikkha/contract/reports/reports.ts";
import type { ReportName } from "@shikkha/contract/reports/report-names.ts";
import { plantInstitute } from "../factories.ts";
import { plantVisits } from "../report-scene.ts";
import type { TestServer } from "../test-server.ts";
import { levelOf } from "./places.ts";
import { plantVisit } from "./visit-cases.ts";
import { designationOf } from "./planted-plans.ts";
import type { ScopedCase } from "./scoped-case.ts";

const YEARS = { page: 2021, file: 2022 } as const;

const period = (year: number) => ({ fromDate: `${year}-01-01`, toDate: `${year}-12-31` });

/** The places of a path as a report is asked for them. */
function asked(path: string): Record<string, string> {
  const given = Object.entries(placeOf(path)).filter(([, id]) => id !== null && id !== undefined);
  return Object.fromEntries(given.map(([key, id]) => [key, String(id)]));
}

const marks = (text: string) => [...text.matchAll(/RM([0-9]+)E/g)].map(([, id]) => id ?? "");

async function page(
  server: TestServer,
  token: string,
  name: ReportName,
  query: object,
): Promise<ReportPage> {
  const input = { params: { name }, query: { size: 100, ...query } };
  return (await server.call(reportCalls.page, input, { token })).body;
}

const plantIn = (year: number) => async (server: TestServer, path: string) =>
  String((await plantVisits(server, path, year)).personId);

/** Whether a record of a place can be had as a file. */
const asked404 = (status: number, planted: string) => (status === 404 ? [] : [planted]);

export const reportCases: readonly ScopedCase[] = [
  {
    call: recordFileCalls.visit.name,
    plant: plantVisit,
    ways: {
      id: async (server, token, _path, planted) => {
        const params = { kind: "office" as const, visitId: planted };
        const { status } = await server.call(recordFileCalls.visit, { params }, { token });
        return asked404(status, planted);
      },
    },
  },
  {
    call: recordFileCalls.institute.name,
    plant: async (server, path) =>
      levelOf(path) === "UPAZILLA" ? (await plantInstitute(server.database, path)).eiin : undefined,
    ways: {
      id: async (server, token, _path, eiin) => {
        const input = { params: { eiin } };
        const { status } = await server.call(recordFileCalls.institute, input, { token });
        return asked404(status, eiin);
      },
    },
  },
  {
    call: reportCalls.page.name,
    plant: plantIn(YEARS.page),
    ways: {
      visits: async (server, token) => {
        const name = "monitoring-officer-staff-absent-count";
        return marks(JSON.stringify(await page(server, token, name, period(YEARS.page))));
      },
      plans: async (server, token) =>
        marks(
          JSON.stringify(await page(server, token, "plan-submission", { planYear: YEARS.page })),
        ),
      filter: async (server, token, path) => {
        const query = { ...period(YEARS.page), ...asked(path) };
        const name = "monitoring-officer-staff-absent-count";
        return marks(JSON.stringify(await page(server, token, name, query)));
      },
    },
    // What a report adds up: the completed visits of the offices.
    count: async (server, token) => {
      const designationId = await designationOf(server, YEARS.page);
      const query = { ...period(YEARS.page), designationId };
      const { totals, columns } = await page(server, token, "monitoring-summary", query);
      const at = columns.findIndex(({ label }) => label.en === "Completed");
      return Number(totals?.en[at]);
    },
  },
  {
    call: reportCalls.file.name,
    plant: plantIn(YEARS.file),
    ways: {
      file: async (server, token) => {
        const params = { name: "monitoring-officer-staff-absent-count", format: "csv" } as const;
        const input = { params, query: period(YEARS.file) };
        return marks((await server.call(reportCalls.file, input, { token })).text);
      },
      "filtered file": async (server, token, path) => {
        const params = { name: "plan-submission", format: "csv" } as const;
        const query = { planYear: YEARS.file, ...asked(path) };
        return marks((await server.call(reportCalls.file, { params, query }, { token })).text);
      },
    },
  },
];
