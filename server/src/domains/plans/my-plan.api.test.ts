import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { holidayCalls } from "@shikkha/contract/holidays.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import {
  asPlanner,
  forgetPlans,
  planner,
  plantPlace,
  plantSession,
  type PlanningPlace,
  signedInAgain,
} from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

/** Sunday 3 January 2027 is a working day; 1 and 2 January are Friday and Saturday. */
let now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let here: PlanningPlace;
let elsewhere: PlanningPlace;
let officer: SomeoneOnDuty;
let me: ReturnType<typeof planner>;
let sessionId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  here = await plantPlace(server, 6);
  elsewhere = await plantPlace(server, 1, "/188/", 1);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date("2026-11-15T06:00:00Z");
  await forgetPlans(server);
  sessionId = await plantSession(server, 2027, "2026-11-30");
  officer = await asPlanner(server, here.path);
  me = planner(server, officer, sessionId);
});

const institute = (index: number) => here.institutes[index] ?? 0;
const visit = (index: number, visitDate: string, confirmed = false) => ({
  instituteId: institute(index),
  visitDate,
  confirmed,
});
const rowCount = async () =>
  Number((await server.database.query<{ n: string }>("select count(*) as n from plan_row"))[0]?.n);

describe("adding visits", () => {
  it("stores several at once, counts them for the institutes, and leaves an audit row", async () => {
    const { body } = await me.add(
      visit(0, "২০২৭-০১-০৩"),
      visit(1, "2027-01-03"),
      visit(0, "2027-02-01"),
    );
    expect(body).toMatchObject({ total: 3 });
    const counted = await server.database.query(
      "select institute_id::int as id, planned from institute_year where year = 2027 and planned > 0 order by 1",
    );
    expect(counted).toEqual([
      { id: institute(0), planned: 2 },
      { id: institute(1), planned: 1 },
    ]);
    const audit = await server.database.query(
      "select action from audit_entry where person_id = $1 and target_kind = 'officerPlan'",
      [officer.personId],
    );
    expect(audit).toEqual([{ action: "plans.add" }]);
  });

  it.each([
    ["outside the year", () => visit(0, "2028-01-03"), 4311],
    [
      "outside the jurisdiction",
      () => ({ instituteId: elsewhere.institutes[0] ?? 0, visitDate: "2027-01-03" }),
      4313,
    ],
    [
      "an institute that does not exist",
      () => ({ instituteId: 999_999_999, visitDate: "2027-01-03" }),
      4313,
    ],
    ["a public holiday", () => visit(0, "2027-12-16"), 4316],
    ["a weekly holiday", () => visit(0, "2027-01-01"), 4317],
  ])("refuses %s with its own code", async (_what, wish, code) => {
    const answer = await me.add(wish());
    expect(answer.error.code).toBe(code);
    expect(answer.error.fields).toHaveLength(1);
    expect(await rowCount()).toBe(0);
  });

  it("refuses a day that has passed, to the day in Dhaka", async () => {
    await server.database.query("update plan_session set deadline = '2027-12-31'");
    now = new Date("2027-01-03T17:59:59Z");
    officer = await asPlanner(server, here.path);
    me = planner(server, officer, sessionId);
    expect((await me.add(visit(0, "2027-01-03"))).status).toBe(200);
    now = new Date("2027-01-03T18:00:00Z");
    expect((await me.add(visit(1, "2027-01-03"))).error.code).toBe(4312);
  });

  it("refuses the same place twice on a day, and a fourth visit of the day, also within one list", async () => {
    expect((await me.add(visit(0, "2027-01-03"), visit(0, "2027-01-03"))).error.code).toBe(4314);
    await me.add(visit(0, "2027-01-03"));
    expect((await me.add(visit(0, "2027-01-03"))).error.code).toBe(4314);
    const day = [1, 2, 3].map((index) => visit(index, "2027-01-03"));
    const answer = await me.add(...day);
    expect(answer.error.code).toBe(4315);
    expect(answer.error.fields).toEqual([
      { path: "visits.2.visitDate", message: "The day already has its 3 visits." },
    ]);
    expect(await rowCount()).toBe(1);
  });

  it("takes a weekly holiday that is confirmed", async () => {
    expect((await me.add(visit(0, "2027-01-01", true))).status).toBe(200);
  });

  it("names every refused row when the reasons differ, and stores nothing", async () => {
    const answer = await me.add(
      visit(0, "2027-01-03"),
      visit(1, "2027-01-01"),
      visit(2, "2028-01-03"),
    );
    expect(answer.error).toMatchObject({
      code: 4310,
      message: "2 visits cannot be added. Nothing was stored.",
    });
    expect(answer.error.fields?.map(({ path }) => path)).toEqual([
      "visits.1.confirmed",
      "visits.2.visitDate",
    ]);
    expect(await rowCount()).toBe(0);
  });

  it("warns of another officer at the same place that day, and still takes it", async () => {
    const other = planner(server, await asPlanner(server, here.path), sessionId);
    await other.add(visit(0, "2027-01-03"));
    const { body } = await me.check(
      visit(0, "2027-01-03"),
      visit(1, "2027-01-03"),
      visit(2, "2027-01-02"),
    );
    expect(body.map(({ refusal, others }) => [refusal, others.length])).toEqual([
      [null, 1],
      [null, 0],
      ["weeklyHoliday", 0],
    ]);
    expect((await me.add(visit(0, "2027-01-03"))).status).toBe(200);
    expect(await rowCount()).toBe(2);
  });

  it("wants an institute, or an office for an office visit", async () => {
    const answer = await me.add({ visitDate: "2027-01-03" } as never);
    expect(answer.error.fields?.map(({ path }) => path)).toEqual(["visits.0.instituteId"]);
  });

  it("knows no session that does not exist", async () => {
    expect((await planner(server, officer, 999_999).add(visit(0, "2027-01-03"))).status).toBe(404);
  });
});

describe("changing and removing", () => {
  it("moves a visit by the same rules, its own day not in its way", async () => {
    const { body } = await me.add(
      visit(0, "2027-01-03"),
      visit(1, "2027-01-03"),
      visit(2, "2027-01-03"),
    );
    const [first = 0] = body.added;
    expect((await me.change(first, visit(0, "2027-01-03"))).status).toBe(200);
    expect((await me.change(first, visit(1, "2027-01-03"))).error.code).toBe(4314);
    const moved = await me.change(first, visit(3, "2027-01-04"));
    expect(moved.body).toMatchObject({
      visitDate: "2027-01-04",
      place: { instituteId: institute(3) },
    });
    const [counted] = await server.database.query(
      "select sum(planned)::int as all, count(*) filter (where planned < 0)::int as below from institute_year where year = 2027",
    );
    expect(counted).toEqual({ all: 3, below: 0 });
  });

  it("removes a visit of one's own plan; anyone else's does not exist", async () => {
    const { body } = await me.add(visit(0, "2027-01-03"));
    const [row = 0] = body.added;
    const other = planner(server, await asPlanner(server, here.path), sessionId);
    expect((await other.remove(row)).status).toBe(404);
    expect((await other.change(row, visit(1, "2027-01-04"))).status).toBe(404);
    expect((await me.remove(row)).status).toBe(200);
    expect(await rowCount()).toBe(0);
  });

  it("leaves a visit that was carried out as it is", async () => {
    const { body } = await me.add(visit(0, "2027-01-03"));
    await server.database.query("update plan_row set visited_on = '2027-01-03'");
    expect((await me.remove(body.added[0] ?? 0)).error.code).toBe(4325);
  });
});

describe("submitting", () => {
  const three = () => [0, 1, 2].map((index) => visit(index, "2027-01-03"));

  it("needs the minimum, tells how much is missing, and closes the plan to everyone", async () => {
    await me.add(visit(0, "2027-01-03"));
    const early = await me.submit(2027);
    expect(early.error).toMatchObject({
      code: 4320,
      message: "At least 3 visits are needed; the plan has 1.",
    });
    await me.add(visit(1, "2027-01-03"), visit(2, "2027-01-03"));
    expect((await me.submit(2027)).body).toMatchObject({ status: "SUBMITTED", visits: 3 });
    expect((await me.add(visit(3, "2027-01-04"))).error.code).toBe(4318);
    const { body: rows } = await me.rows(2027);
    expect((await me.remove(rows[0]?.id ?? 0)).error.code).toBe(4318);
    expect((await me.change(rows[0]?.id ?? 0, visit(4, "2027-01-05"))).error.code).toBe(4318);
    await expect(server.database.query("delete from plan_row")).rejects.toThrow("submitted");
    expect((await me.submit(2027)).error.code).toBe(4318);
  });

  it("answers a repetition as the first time, and refuses the same id with another answer", async () => {
    await me.add(...three());
    const id = "0b0f7a52-6c1c-4f4a-9d5e-0a8a1f2b3c4d";
    const first = await me.submit(2027, id, "done");
    expect((await me.submit(2027, id, "done")).body).toEqual(first.body);
    expect((await me.submit(2027, id, "other")).error.code).toBe(3002);
  });

  it("is decided by the server's clock: the last second of the deadline in Dhaka, and the one after", async () => {
    now = new Date("2026-11-30T17:59:59Z");
    me = planner(server, (officer = await asPlanner(server, here.path)), sessionId);
    await me.add(...three());
    now = new Date("2026-11-30T18:00:00Z");
    expect((await me.submit(2027)).error.code).toBe(4319);
    expect((await me.add(visit(3, "2027-01-04"))).error.code).toBe(4319);
    now = new Date("2026-11-30T17:59:59Z");
    expect((await me.submit(2027)).status).toBe(200);
  });

  it("waits for visits on days that became public holidays", async () => {
    await me.add(...three());
    const { token } = await asDuty(server, { permissions: ["MANAGE_HOLIDAY"] });
    const holidays = [
      {
        nameBangla: "বিশেষ ছুটি",
        nameEnglish: "Special",
        startDate: "2027-01-03",
        endDate: "2027-01-03",
      },
    ];
    const added = await server.call(
      holidayCalls.add,
      { body: { year: 2027, holidays } },
      { token },
    );
    expect((await me.calendar(2027)).body.holidayVisits).toBe(3);
    expect((await me.submit(2027)).error.code).toBe(4321);
    await server.database.query("delete from holiday where id = $1", [added.body[0]?.id]);
  });

  it("is for one's own plan alone", async () => {
    await me.add(...three());
    const other = await asPlanner(server, here.path);
    const answer = await planner(server, { ...officer, token: other.token }, sessionId).submit(
      2027,
    );
    expect(answer.status).toBe(404);
  });

  it("gives someone who joined after the deadline 30 days, to the second", async () => {
    await server.database.query("update plan_session set deadline = '2026-10-10'");
    await server.database.query("update duty set valid_from = '2026-10-20' where id = $1", [
      officer.dutyId,
    ]);
    now = new Date("2026-11-19T17:59:59Z");
    me = planner(server, (officer = await signedInAgain(server, officer)), sessionId);
    expect((await me.calendar(2027)).body).toMatchObject({
      status: "NEWJOINED",
      lastDay: "2026-11-19",
      isOpen: true,
    });
    expect((await me.add(...three())).status).toBe(200);
    now = new Date("2026-11-19T18:00:00Z");
    expect((await me.submit(2027)).error.code).toBe(4319);
    now = new Date("2026-11-19T17:59:59Z");
    expect((await me.submit(2027)).status).toBe(200);
  });
});

describe("the year", () => {
  it("shows days, progress by category and the state; nobody's plan begins as a draft", async () => {
    const empty = await me.calendar(2027);
    expect(empty.body).toMatchObject({
      status: "DRAFT",
      visits: 0,
      isOpen: true,
      isOwn: true,
      returned: null,
    });
    await me.add(visit(0, "2027-01-03"), visit(1, "2027-01-03"), visit(0, "2027-02-01"));
    const { body } = await me.calendar(2027);
    expect(body.days).toEqual([
      { date: "2027-01-03", visits: 2, marked: 0, corrected: 0 },
      { date: "2027-02-01", visits: 1, marked: 0, corrected: 0 },
    ]);
    expect(body.isas.find(({ category }) => category === "B")).toEqual({
      category: "B",
      minimum: 6,
      institutes: 6,
      meeting: 0,
      mine: 3,
    });
    expect((await me.calendar(2031)).status).toBe(404);
  });

  it("tells what became of each visit", async () => {
    await me.add(
      visit(0, "2027-01-03"),
      visit(1, "2027-01-03"),
      visit(2, "2027-01-03"),
      visit(0, "2027-02-01"),
    );
    const { body: rows } = await me.rows(2027);
    await server.database.query("update plan_row set visited_on = '2027-01-03' where id = $1", [
      rows[0]?.id,
    ]);
    await server.database.query("update plan_row set visited_on = '2027-01-05' where id = $1", [
      rows[1]?.id,
    ]);
    now = new Date("2027-01-10T06:00:00Z");
    const { token } = await signedInAgain(server, officer);
    const query = { officerId: officer.personId, planYear: 2027 };
    const status = await server.call(myPlanCalls.visitStatus, { query }, { token });
    expect(status.body).toEqual({ planned: 4, onTime: 1, late: 1, missed: 1, toCome: 1 });
    const each = await server.call(myPlanCalls.visitedStatus, { query }, { token });
    expect(each.body.map((one) => one.status)).toEqual(["ON_TIME", "LATE", "MISSED", "TO_COME"]);
    const stat = await server.call(
      myPlanCalls.stat,
      {
        params: { officerId: officer.personId },
        query: { planYear: 2027, fromVisitDate: "2027-02-01" },
      },
      { token },
    );
    expect(stat.body).toMatchObject({ total: 1, days: 1, byIsasCategory: { B: 1 } });
  });
});
