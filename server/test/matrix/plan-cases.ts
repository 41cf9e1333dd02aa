import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import { plantInstitute, plantOffice } from "../factories.ts";
import type { TestServer } from "../test-server.ts";
import { levelOf } from "./places.ts";
import { plantPlan, sessionOf } from "./planted-plans.ts";
import type { ScopedCase } from "./scoped-case.ts";

const YEAR = 2090;
type Asked = (server: TestServer, token: string, id: string) => Promise<{ status: number }>;

const byId = (ask: Asked): ScopedCase["ways"] => ({
  id: async (server, token, _path, planted) =>
    (await ask(server, token, planted)).status === 404 ? [] : [planted],
});

/** What a caller can know of a plan by asking for its officer. */
function byOfficer(call: string, ask: Asked): ScopedCase {
  return { call, plant: (server, path) => plantPlan(server, path, YEAR), ways: byId(ask) };
}

/** Only an upazila has institutes. */
async function plantSchool(server: TestServer, path: string): Promise<string | undefined> {
  if (levelOf(path) !== "UPAZILLA") return undefined;
  await sessionOf(server, YEAR);
  return String((await plantInstitute(server.database, path)).id);
}

export const planCases: readonly ScopedCase[] = [
  byOfficer(myPlanCalls.calendar.name, (server, token, officerId) =>
    server.call(myPlanCalls.calendar, { params: { officerId, year: YEAR } }, { token }),
  ),
  byOfficer(myPlanCalls.rows.name, (server, token, officerId) =>
    server.call(myPlanCalls.rows, { params: { officerId } }, { token }),
  ),
  byOfficer(myPlanCalls.stat.name, (server, token, officerId) =>
    server.call(myPlanCalls.stat, { params: { officerId } }, { token }),
  ),
  byOfficer(myPlanCalls.visitStatus.name, (server, token, officerId) =>
    server.call(myPlanCalls.visitStatus, { query: { officerId, planYear: YEAR } }, { token }),
  ),
  byOfficer(myPlanCalls.visitedStatus.name, (server, token, officerId) =>
    server.call(myPlanCalls.visitedStatus, { query: { officerId, planYear: YEAR } }, { token }),
  ),
  byOfficer(planDownloadCalls.yearlyPlan.name, (server, token, officerId) =>
    server.call(
      planDownloadCalls.yearlyPlan,
      { params: { format: "csv" }, query: { officerId, planYear: YEAR } },
      { token },
    ),
  ),
  {
    call: planPlaceCalls.instituteCalendar.name,
    plant: plantSchool,
    ways: byId((server, token, id) =>
      server.call(
        planPlaceCalls.instituteCalendar,
        { params: { id }, query: { planYear: YEAR } },
        { token },
      ),
    ),
  },
  {
    call: planPlaceCalls.ofInstitute.name,
    plant: plantSchool,
    ways: byId(async (server, token, instituteId) =>
      server.call(
        planPlaceCalls.ofInstitute,
        { params: { sessionId: await sessionOf(server, YEAR), instituteId } },
        { token },
      ),
    ),
  },
  {
    call: planPlaceCalls.institutes.name,
    plant: plantSchool,
    ways: {
      list: async (server, token) => {
        const id = await sessionOf(server, YEAR);
        const ids: string[] = [];
        for (let page = 0; ; page += 1) {
          const { body } = await server.call(
            planPlaceCalls.institutes,
            { params: { id }, query: { size: 100, page } },
            { token },
          );
          ids.push(...body.items.map(({ instituteId }) => String(instituteId)));
          if (ids.length >= body.total) return ids;
        }
      },
    },
  },
  {
    call: planPlaceCalls.offices.name,
    plant: async (server, path) => String(await plantOffice(server.database, path)),
    ways: {
      list: async (server, token, path) => {
        const id = await sessionOf(server, YEAR);
        const search = path === "/" ? "" : "Planted";
        const query = { size: 100, search };
        const { body } = await server.call(
          planPlaceCalls.offices,
          { params: { id }, query },
          { token },
        );
        return body.items.map(({ officeId }) => String(officeId));
      },
    },
  },
  {
    call: planPlaceCalls.month.name,
    plant: (server, path) => plantPlan(server, path, YEAR + 1),
    ways: {
      list: async (server, token) => {
        const id = await sessionOf(server, YEAR + 1);
        const { body } = await server.call(
          planPlaceCalls.month,
          { params: { id }, query: { month: 2 } },
          { token },
        );
        return body.others.map(({ officer }) => String(officer.officerId));
      },
    },
  },
];
