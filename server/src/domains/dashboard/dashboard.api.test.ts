import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlace, planner, plantSession } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../../test/visits.ts";

const now = new Date("2026-11-15T06:00:00Z");
const UPAZILAS = [
  ["/188/", 0],
  ["/188/", 40],
  ["/181/", 0],
] as const;
let server: TestServer;
let paths: string[];

/** In three upazilas of two zones: two planned visits, one of them carried out, and one that was not planned. */
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  const sessionId = await plantSession(server, 2026, "2026-12-31");
  paths = [];
  for (const [zone, skip] of UPAZILAS) {
    const { path, institutes } = await plantPlace(server, 2, zone, skip);
    paths.push(path);
    const officer = await asVisitor(server, path);
    const [first = 0, second = 0] = institutes;
    const { body } = await planner(server, officer, sessionId).add(
      { instituteId: first, visitDate: "2026-11-15" },
      { instituteId: second, visitDate: "2026-12-01" },
    );
    const me = visitor(server, officer);
    await me.submit(await reportOf(server, { planDetailId: body.added[0] ?? 0 }, { stars: 5 }));
    await me.submit(await reportOf(server, { instituteId: second }, { stars: 3 }));
  }
});
afterAll(() => server.stop());

const ask = async (someone: SomeoneOnDuty) => {
  const extras = { token: someone.token };
  const query = { planYear: 2026 };
  const [country, zones, months, ratings, isas, list] = await Promise.all([
    server.call(dashboardCalls.country, { query }, extras),
    server.call(dashboardCalls.zones, { query }, extras),
    server.call(dashboardCalls.months, { query }, extras),
    server.call(dashboardCalls.overallRating, { query }, extras),
    server.call(dashboardCalls.isasRating, { query }, extras),
    server.call(visitCalls.list, { params: { kind: "general" } }, extras),
  ]);
  return {
    country: country.body,
    zones: zones.body,
    months: months.body,
    ratings: ratings.body,
    isas: isas.body,
    list: list.body,
  };
};

const districtOf = (path: string): string => `${path.split("/").slice(0, 3).join("/")}/`;

describe.each([
  ["NATIONAL", (): string => "/", 3],
  ["ZONE", (): string => "/188/", 2],
  ["DISTRICT", (): string => districtOf(paths[0] ?? ""), 1],
  ["UPAZILLA", (): string => paths[0] ?? "", 1],
] as const)("as a %s duty", (level, pathOf, upazilas) => {
  it("all figures agree with each other and with a plain recount", async () => {
    const path = pathOf();
    const someone = await asDuty(server, { permissions: ["MANAGE_SUBMITTED_VISIT"], level, path });
    const { country, zones, months, ratings, isas, list } = await ask(someone);
    const [recount] = await server.database.query(
      `select (select count(*)::int from plan_row where year = 2026 and path like $1 || '%') as "totalPlans",
         count(*)::int as "totalMonitoring", round(avg(rating), 1)::float as "averageRating", (count(*) filter (where timing = 'UNPLANNED'))::int as unplanned,
         count(distinct person_id)::int as "officersToday"
       from visit where path like $1 || '%'`,
      [path],
    );
    expect(country).toMatchObject({ ...recount, fulfilled: upazilas, late: 0, averageRating: 4 });
    expect(country.todayMonitoring).toBe(upazilas * 2);
    const sum = (rows: readonly Record<string, unknown>[], key: string) =>
      rows.reduce((total, row) => total + Number(row[key]), 0);
    expect(sum(zones, "totalPlans")).toBe(country.totalPlans);
    expect(sum(zones, "totalMonitoring")).toBe(country.totalMonitoring);
    expect(sum(months, "planned")).toBe(country.totalPlans);
    expect(sum(months, "done")).toBe(country.totalMonitoring);
    expect(ratings).toMatchObject({ averageRating: 4, count: country.totalMonitoring });
    expect(sum(isas, "count")).toBe(country.totalMonitoring);
    expect(list).toMatchObject({
      total: country.totalMonitoring,
      averageRating: 4,
      onTime: upazilas,
    });
  });
});

it("goes down from the zone to the institute", async () => {
  const { token } = await asDuty(server, { level: "NATIONAL", path: "/" });
  const [, zoneId = "", districtId = "", upazilaId = ""] = (paths[0] ?? "").split("/");
  for (const [parentId, level] of [
    [zoneId, "DISTRICT"],
    [districtId, "UPAZILLA"],
    [upazilaId, "INSTITUTE"],
  ] as const) {
    const { body } = await server.call(
      dashboardCalls.zones,
      { query: { planYear: 2026, parentId } },
      { token },
    );
    expect(new Set(body.map((row) => row.level))).toEqual(new Set([level]));
    expect(body.reduce((sum, row) => sum + row.totalMonitoring, 0)).toBeGreaterThanOrEqual(2);
  }
});

it("lists what waits: for the officer, and for the supervisor", async () => {
  const officer = await asVisitor(server, paths[0] ?? "");
  const mine = await server.call(dashboardCalls.tasks, {}, { token: officer.token });
  expect(mine.body.tasks).toEqual([{ kind: "PLAN_OPEN", count: 1, link: "/my-plan/2026" }]);
  expect(mine.body.week).toEqual([]);
  const sessionId = await sessionOf2026();
  const { institutes } = await plantPlace(server, 1, "/188/", 0);
  await planner(server, officer, sessionId).add({
    instituteId: institutes[0] ?? 0,
    visitDate: "2026-11-18",
  });
  const planned = await server.call(dashboardCalls.tasks, {}, { token: officer.token });
  expect(planned.body.week).toMatchObject([
    { visitDate: "2026-11-18", kind: "GENERAL_MONITORING" },
  ]);
  const supervisor = await asDuty(server, {
    permissions: ["MANAGE_SUBMITTED_VISIT"],
    level: "ZONE",
    path: "/188/",
  });
  const waiting = await server.call(dashboardCalls.tasks, {}, { token: supervisor.token });
  expect(waiting.body.tasks.map(({ kind }) => kind)).toEqual(["PLANS_MISSING"]);
});

async function sessionOf2026(): Promise<number> {
  const [row] = await server.database.query<{ id: string }>(
    "select id from plan_session where year = 2026",
  );
  return Number(row?.id);
}
