import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { complianceCalls } from "@shikkha/contract/plans/compliance.ts";
import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
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

let now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;
let supervisor: SomeoneOnDuty;
let sessionId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  here = await plantPlace(server, 4);
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date("2026-11-15T06:00:00Z");
  await forgetPlans(server);
  await server.database.query("delete from session; delete from duty");
  sessionId = await plantSession(server, 2027, "2026-11-30");
  officer = await asPlanner(server, here.path);
  supervisor = await asDuty(server, {
    permissions: ["SUPERVISE_SUBMITTED_PLAN", "VIEW_SUBMITTED_PLAN"],
    level: "ZONE",
    path: "/188/",
  });
});

/** An officer with a submitted plan of three visits. */
async function submitted(someone = officer): Promise<number[]> {
  const me = planner(server, someone, sessionId);
  const dates = ["2027-01-03", "2027-02-01", "2027-03-02"];
  const { body } = await me.add(
    ...dates.map((visitDate, index) => ({ instituteId: here.institutes[index] ?? 0, visitDate })),
  );
  expect((await me.submit(2027)).status).toBe(200);
  return [...body.added];
}

type Reject = RequestOf<typeof planReviewCalls.reject>["body"];
const reject = (body: Partial<Reject>, { token } = supervisor) =>
  server.call(
    planReviewCalls.reject,
    { body: { planYear: 2027, comment: "একই মাসে বেশি", ...body } },
    { token },
  );

describe("returning a plan", () => {
  it("opens it again with comment, marks and notes, tells the officer, and is audited", async () => {
    const [row = 0] = await submitted();
    const marks = [{ planDetailId: row, note: "অন্য দিনে নিন" }];
    expect((await reject({ officersId: [officer.personId], marks })).body).toEqual({ returned: 1 });
    const me = planner(server, officer, sessionId);
    const { body } = await me.calendar(2027);
    expect(body).toMatchObject({
      status: "REJECTED",
      isOpen: true,
      lastDay: "2026-11-30",
      returned: {
        comment: "একই মাসে বেশি",
        marked: 1,
        corrected: 0,
        by: { officerId: supervisor.personId },
      },
    });
    const told = await server.database.query(
      "select n.kind from notice n join notice_receiver r on r.notice_id = n.id where r.person_id = $1",
      [officer.personId],
    );
    expect(told).toEqual([{ kind: "PLAN_RETURNED" }]);
    const [audit] = await server.database.query(
      "select after ->> 'comment' as comment from audit_entry where action = 'plans.reject'",
    );
    expect(audit).toEqual({ comment: "একই মাসে বেশি" });
  });

  it("shows what was changed, added and removed since, and takes an answer with the next submission", async () => {
    const [first = 0, second = 0] = await submitted();
    await reject({
      officersId: [officer.personId],
      marks: [{ planDetailId: first }, { planDetailId: second }],
    });
    const me = planner(server, officer, sessionId);
    await me.change(first, { instituteId: here.institutes[3] ?? 0, visitDate: "2027-01-04" });
    await me.remove(second);
    await me.add({ instituteId: here.institutes[2] ?? 0, visitDate: "2027-04-04" });
    const { body } = await me.calendar(2027);
    expect(body.returned).toMatchObject({ marked: 2, corrected: 2 });
    expect(body.returned?.removed).toMatchObject([{ visitDate: "2027-02-01", marked: true }]);
    const { body: rows } = await me.rows(2027);
    expect(rows.map(({ change, former }) => [change, former?.visitDate ?? null])).toEqual([
      ["CHANGED", "2027-01-03"],
      ["SAME", null],
      ["ADDED", null],
    ]);
    expect((await me.submit(2027, undefined, "ঠিক করা হয়েছে")).status).toBe(200);
    expect((await me.calendar(2027)).body.returned?.answer).toBe("ঠিক করা হয়েছে");
  });

  it("leaves 7 days to correct, also after the deadline, to the second", async () => {
    await submitted();
    now = new Date("2026-12-10T06:00:00Z");
    await reject({ officersId: [officer.personId] }, await signedInAgain(server, supervisor));
    now = new Date("2026-12-17T17:59:59Z");
    officer = await signedInAgain(server, officer);
    const me = planner(server, officer, sessionId);
    expect((await me.calendar(2027)).body).toMatchObject({ lastDay: "2026-12-17", isOpen: true });
    now = new Date("2026-12-17T18:00:00Z");
    expect((await me.submit(2027)).error.code).toBe(4319);
    now = new Date("2026-12-17T17:59:59Z");
    expect((await me.submit(2027)).status).toBe(200);
  });

  it("refuses a late repetition of the submission that was returned", async () => {
    const me = planner(server, officer, sessionId);
    await submitted();
    const [{ submission_id: id } = { submission_id: "" }] = await server.database.query<{
      submission_id: string;
    }>("select submission_id from officer_plan");
    await reject({ officersId: [officer.personId] });
    expect((await me.submit(2027, id)).error.code).toBe(3001);
  });

  it.each([
    ["no comment", { comment: " " }, ["comment"]],
    ["a comment of 1,001 characters", { comment: "ক".repeat(1001) }, ["comment"]],
    ["nobody", { officersId: [] }, ["officersId"]],
  ])("refuses %s, naming the field", async (_what, wrong, fields) => {
    await submitted();
    const answer = await reject({ officersId: [officer.personId], ...wrong });
    expect(answer.error.fields?.map(({ path }) => path)).toEqual(fields);
  });

  it("takes 1,000 characters, and only plans that are submitted, all or none", async () => {
    await submitted();
    const idle = await asPlanner(server, here.path);
    const both = [officer.personId, idle.personId];
    expect((await reject({ officersId: both })).error.code).toBe(4322);
    expect((await planner(server, officer, sessionId).calendar(2027)).body.status).toBe(
      "SUBMITTED",
    );
    expect(
      (await reject({ officersId: [officer.personId], comment: "ক".repeat(1000) })).status,
    ).toBe(200);
    expect((await reject({ officersId: [officer.personId] })).error.code).toBe(4322);
  });

  it("refuses marks on rows of other plans", async () => {
    await submitted();
    const other = await asPlanner(server, here.path);
    const [row = 0] = await submitted(other);
    const answer = await reject({ officersId: [officer.personId], marks: [{ planDetailId: row }] });
    expect(answer.error.code).toBe(4326);
  });

  it("returns everything that matches, if it is as many as was shown", async () => {
    await submitted();
    await submitted(await asPlanner(server, here.path));
    const matching = { zoneId: 188 };
    expect((await reject({ matching, expected: 1 })).error).toMatchObject({ code: 4323 });
    expect((await reject({ matching, expected: 2 })).body).toEqual({ returned: 2 });
    expect((await reject({ matching, expected: 2 })).error.code).toBe(4324);
  });

  it("does not know officers of another zone", async () => {
    await submitted();
    const stranger = await asDuty(server, {
      permissions: ["SUPERVISE_SUBMITTED_PLAN"],
      level: "ZONE",
      path: "/181/",
    });
    expect((await reject({ officersId: [officer.personId] }, stranger)).status).toBe(404);
  });
});

describe("statistics", () => {
  it("count officers without a plan too, by place and designation, and add up", async () => {
    await submitted();
    await asPlanner(server, here.path);
    const newcomer = await asPlanner(server, here.path);
    await server.database.query("update plan_session set deadline = '2026-10-10'");
    await server.database.query("update duty set valid_from = '2026-10-20' where id = $1", [
      newcomer.dutyId,
    ]);
    const { token } = supervisor;
    const { body } = await server.call(
      planReviewCalls.stat,
      { query: { planYear: 2027 } },
      { token },
    );
    expect(body).toMatchObject({
      total: 3,
      submitted: 1,
      draft: 1,
      rejected: 0,
      newJoined: 1,
      placeLevel: "DISTRICT",
      deadline: "2026-10-10",
      lastReminderAt: null,
    });
    expect(body.places.reduce((sum, place) => sum + place.total, 0)).toBe(3);
    const zones = await server.call(planReviewCalls.zones, { params: { year: 2027 } }, { token });
    expect(zones.body).toMatchObject([{ id: 188, total: 3, submitted: 1 }]);
    const list = await server.call(
      planReviewCalls.list,
      { query: { planYear: 2027, status: "SUBMITTED" } },
      { token },
    );
    expect(list.body).toMatchObject({
      total: 1,
      items: [{ officerId: officer.personId, visits: 3, minimumVisits: 3 }],
    });
  });

  it("come as a file with the same rows, and so does an officer's plan", async () => {
    await submitted();
    const { token } = supervisor;
    const file = await server.call(
      planDownloadCalls.submissions,
      { params: { format: "csv" }, query: { planYear: 2027 } },
      { token },
    );
    expect(file.headers["content-disposition"]).toBe(
      'attachment; filename="officer_plan_submission.csv"',
    );
    expect(file.text.trim().split("\r\n")).toHaveLength(2);
    const plan = await server.call(
      planDownloadCalls.yearlyPlan,
      { params: { format: "CSV" }, query: { officerId: officer.personId, planYear: 2027 } },
      { token, language: "bn" },
    );
    expect(plan.headers["content-disposition"]).toBe(
      `attachment; filename="officer_yearly_visit_plan_${officer.personId}_2027.csv"`,
    );
    expect(plan.text.trim().split("\r\n")).toHaveLength(4);
    const audit = await server.database.query(
      "select action from audit_entry where action_type = 'DOWNLOAD' order by seq",
    );
    expect(audit.map(({ action }) => action)).toEqual([
      "plans.downloadSubmissions",
      "plans.downloadYearlyPlan",
    ]);
  });
});

describe("a reminder", () => {
  it("counts first, goes to those who have not submitted, and is queued once per channel", async () => {
    await submitted();
    const late = await asPlanner(server, here.path);
    await server.database.query("update person set phone = '01712345678' where id = $1", [
      late.personId,
    ]);
    await asPlanner(server, here.path);
    const { token } = supervisor;
    const preview = await server.call(
      planReviewCalls.previewReminder,
      { query: { planYear: 2027 } },
      { token },
    );
    expect(preview.body).toMatchObject({ people: 2, byChannel: { SMS: 1, EMAIL: 0 }, byNone: 1 });
    const remind = (expected: number) =>
      server.call(planReviewCalls.remind, { body: { planYear: 2027, expected } }, { token });
    expect((await remind(3)).error.code).toBe(4323);
    expect((await remind(2)).body).toMatchObject({ people: 2, byChannel: { SMS: 1 } });
    const queued = await server.database.query(
      "select channel, person_id::int as person from delivery where state = 'WAITING'",
    );
    expect(queued).toEqual([{ channel: "SMS", person: late.personId }]);
    const after = await server.call(planReviewCalls.stat, { query: { planYear: 2027 } }, { token });
    expect(after.body.lastReminderAt).toBe(now.toISOString());
  });
});

describe("compliance", () => {
  it("agrees in all three lists", async () => {
    await submitted();
    const { token } = supervisor;
    const [institutes, places, plans] = await Promise.all([
      server.call(instituteCalls.nonCompliant, { query: { year: 2027 } }, { token }),
      server.call(complianceCalls.places, { query: { planYear: 2027 } }, { token }),
      server.call(complianceCalls.plans, { query: { planYear: 2027 } }, { token }),
    ]);
    expect(institutes.body.total).toBe(4);
    expect(places.body.totals).toMatchObject({
      institutes: 4,
      short: 4,
      minimumByCategory: { B: 6 },
    });
    expect(places.body.items).toMatchObject([
      { institutes: 4, short: 4, byCategory: { B: { institutes: 4, short: 4 } } },
    ]);
    expect(plans.body).toMatchObject({
      total: 1,
      items: [{ officerId: officer.personId, short: 4, visits: 3 }],
    });
    await server.database.query(
      `update plan_session set minimum_by_category = minimum_by_category || '{"B": 1}'`,
    );
    const fewer = await server.call(
      complianceCalls.places,
      { query: { planYear: 2027 } },
      { token },
    );
    expect(fewer.body.totals.short).toBe(1);
  });
});

it("lets a supervisor read the plan, and nobody outside", async () => {
  await submitted();
  const ask = ({ token }: SomeoneOnDuty) =>
    server.call(
      myPlanCalls.calendar,
      { params: { officerId: officer.personId, year: 2027 } },
      { token },
    );
  expect((await ask(supervisor)).body).toMatchObject({ isOwn: false, canReturn: true });
  const colleague = await asPlanner(server, here.path);
  expect((await ask(colleague)).status).toBe(404);
});
