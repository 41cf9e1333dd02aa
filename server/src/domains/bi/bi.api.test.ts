import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Breakdown, biCalls, BREAKDOWNS, MEASURES } from "@shikkha/contract/bi.ts";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlace, planner, plantSession } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../../test/visits.ts";

const now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let analyst: SomeoneOnDuty;
let place: string;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  const sessionId = await plantSession(server, 2026, "2026-12-31");
  for (const [zone, stars] of [
    ["/188/", 5],
    ["/181/", 2],
  ] as const) {
    const { path, institutes } = await plantPlace(server, 2, zone);
    place = path;
    const officer = await asVisitor(server, path);
    const [first = 0, second = 0] = institutes;
    const { body } = await planner(server, officer, sessionId).add(
      { instituteId: first, visitDate: "2026-11-15" },
      { instituteId: second, visitDate: "2026-11-16" },
    );
    const me = visitor(server, officer);
    await me.submit(await reportOf(server, { planDetailId: body.added[0] ?? 0 }, { stars }));
  }
  analyst = await asDuty(server, { permissions: ["VIEW_BI"] });
});
afterAll(() => server.stop());

type Query = Partial<RequestOf<typeof biCalls.explore>["query"]>;
const explore = async (query: Query, someone = analyst) => {
  const whole = { fromMonth: "2026-01", toMonth: "2026-12", ...query };
  return (await server.call(biCalls.explore, { query: whole }, { token: someone.token })).body;
};

describe("exploring", () => {
  it("gives part, whole and value by zone, with the zones that have nothing", async () => {
    const { rows, total, placeLevel } = await explore({ measure: "COMPLETION_RATE" });
    expect([rows.length, placeLevel]).toEqual([9, "ZONE"]);
    expect(rows.find(({ key }) => key === "188")?.now).toEqual({ value: 0.5, part: 1, whole: 2 });
    expect(total).toEqual({ now: { value: 0.5, part: 2, whole: 4 }, before: null });
    expect(rows.find(({ key }) => key === "182")?.now.value).toBeNull();
  });

  it("compares with another period", async () => {
    const { total } = await explore({ measure: "DONE", thenFrom: "2025-01", thenTo: "2025-12" });
    expect(total).toMatchObject({ now: { value: 2 }, before: { value: 0 } });
  });

  it.each(BREAKDOWNS.filter((one) => one !== "QUESTION"))(
    "adds up to the total when broken down by %s, whatever it is filtered by",
    async (breakdown: Breakdown) => {
      for (const filter of [
        {},
        { isasCategory: "B" },
        { type: "SCHOOL", isasCategory: "B" },
      ] as const) {
        const { rows, total } = await explore({ measure: "DONE", breakdown, ...filter });
        expect(total.now.part).toBe(2);
        const named = breakdown === "DESIGNATION" ? 0 : 2;
        expect(rows.reduce((sum, row) => sum + row.now.part, 0)).toBe(named);
      }
    },
  );

  it("knows the questions by their words", async () => {
    const { rows } = await explore({ breakdown: "QUESTION", kind: "GENERAL_MONITORING" });
    const water = rows.find(({ nameEnglish }) => nameEnglish === "Safe drinking water");
    expect(water?.now).toEqual({ value: 3.5, part: 7, whole: 2 });
  });

  it("answers every measure, also where there is nothing", async () => {
    for (const measure of MEASURES) {
      const { total } = await explore({ measure, fromMonth: "2020-01", toMonth: "2020-02" });
      expect(total.now.part).toBe(0);
    }
  });

  it("looks into a place, and into none outside the jurisdiction", async () => {
    const [, zone = ""] = place.split("/");
    const inside = await explore({ measure: "DONE", placeId: zone });
    expect([inside.placeLevel, inside.total.now.value]).toEqual(["DISTRICT", 1]);
    const other = await asDuty(server, { permissions: ["VIEW_BI"], level: "ZONE", path: "/188/" });
    const query = { fromMonth: "2026-01", toMonth: "2026-12", placeId: zone };
    const answer = await server.call(biCalls.explore, { query }, { token: other.token });
    expect(answer.status).toBe(404);
  });

  it("refuses a period that ends before it begins", async () => {
    const query = { fromMonth: "2026-05", toMonth: "2026-04" };
    const answer = await server.call(biCalls.explore, { query }, { token: analyst.token });
    expect(answer.error.fields?.map(({ path }) => path)).toEqual(["toMonth"]);
  });
});

it("keeps views under a title, each person their own", async () => {
  const extras = { token: analyst.token };
  const view = { title: "মাসিক সভা", address: "/monitoring-bi?measure=RATING" };
  const { body } = await server.call(biCalls.saveView, { body: view }, extras);
  expect(body).toMatchObject(view);
  const evil = { title: "x", address: "javascript:alert(1)" };
  expect((await server.call(biCalls.saveView, { body: evil }, extras)).status).toBe(400);
  const other = await asDuty(server, { permissions: ["VIEW_BI"] });
  expect((await server.call(biCalls.views, {}, { token: other.token })).body).toEqual([]);
  const params = { id: body.id };
  expect((await server.call(biCalls.removeView, { params }, { token: other.token })).status).toBe(
    404,
  );
  expect((await server.call(biCalls.removeView, { params }, extras)).status).toBe(200);
  const actions = await server.database.query(
    "select action from audit_entry where action like 'bi.%' order by at",
  );
  expect(actions).toEqual([{ action: "bi.saveView" }, { action: "bi.removeView" }]);
});
