import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { feedCalls } from "@shikkha/contract/plans/feed.ts";
import { suggestionCalls } from "@shikkha/contract/plans/suggestion.ts";
import { planPlaceCalls } from "@shikkha/contract/plans/plan-places.ts";
import type { SomeoneOnDuty } from "../../../test/as-duty.ts";
import {
  asPlanner,
  planner,
  plantPlace,
  plantSession,
  type PlanningPlace,
} from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;
let sessionId: number;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date("2026-11-15T06:00:00Z") });
  here = await plantPlace(server, 5);
  sessionId = await plantSession(server, 2027, "2026-11-30", 10);
  officer = await asPlanner(server, here.path);
  await server.database.query(
    "update institute set name_bn = 'চর গোপালপুর উচ্চ বিদ্যালয়, কমা; সেমিকোলন \\ দাগ' where id = $1",
    [here.institutes[0]],
  );
  await planner(server, officer, sessionId).add(
    { instituteId: here.institutes[0] ?? 0, visitDate: "2027-01-03" },
    { instituteId: here.institutes[1] ?? 0, visitDate: "2027-12-30" },
  );
});
afterAll(() => server.stop());

const secretOf = (url: string) => /feed\/([^/]+)\//.exec(url)?.[1] ?? "";
const read = (secret: string) => server.call(feedCalls.read, { params: { secret } });

it("opens in a calendar program with the days of Dhaka and the exact names", async () => {
  const { token } = officer;
  const { url } = (await server.call(feedCalls.renew, {}, { token })).body;
  const answer = await read(secretOf(url));
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(answer.text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const calendar = new ICAL.Component(ICAL.parse(answer.text) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(
    events.map(({ startDate, endDate }) => [
      startDate.toString(),
      endDate.toString(),
      startDate.isDate,
    ]),
  ).toEqual([
    ["2027-01-03", "2027-01-04", true],
    ["2027-12-30", "2027-12-31", true],
  ]);
  expect(events[0]?.summary).toBe("সাধারণ মনিটরিং: চর গোপালপুর উচ্চ বিদ্যালয়, কমা; সেমিকোলন \\ দাগ");
  expect(calendar.getFirstPropertyValue("x-wr-timezone")).toBe("Asia/Dhaka");
});

it("ends with a new link and with revocation; an unknown secret finds nothing", async () => {
  const { token } = officer;
  const first = secretOf((await server.call(feedCalls.renew, {}, { token })).body.url);
  const second = secretOf((await server.call(feedCalls.renew, {}, { token })).body.url);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  expect((await server.call(feedCalls.state, {}, { token })).body.createdAt).not.toBeNull();
  await server.call(feedCalls.revoke, {}, { token });
  expect((await read(second)).status).toBe(404);
  const rows = await server.database.query(
    "select action from audit_entry where target_kind = 'calendarFeed' order by action",
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "planFeed.renew",
    "planFeed.renew",
    "planFeed.renew",
    "planFeed.revoke",
  ]);
});

it("suggests what is missing to the minimum, changes nothing, and what it proposes can be added", async () => {
  const { token } = officer;
  const ask = () => server.call(suggestionCalls.suggest, { params: { id: sessionId } }, { token });
  const { body } = await ask();
  expect(body).toMatchObject({ visits: 2, minimum: 10 });
  expect(body.proposals).toHaveLength(8);
  expect((await ask()).body).toEqual(body);
  expect(body.months.reduce((sum, month) => sum + month.proposed, 0)).toBe(8);
  const added = await planner(server, officer, sessionId).add(
    ...body.proposals.map(({ place, visitDate }) => ({
      instituteId: place.instituteId ?? 0,
      visitDate,
    })),
  );
  expect(added.body.total).toBe(10);
});

it("lists institutes by need with the counts of each filter, and the month with who else is there", async () => {
  const { token } = officer;
  const list = await server.call(
    planPlaceCalls.institutes,
    { params: { id: sessionId }, query: { need: "SHORT" } },
    { token },
  );
  expect(list.body.counts).toMatchObject({ ALL: 5, SHORT: 5, WEAK: 0, NOT_VISITED: 5 });
  const lacks = list.body.items.map(({ minimum, planned }) => (minimum - planned) / minimum);
  expect(lacks).toEqual(lacks.toSorted((a, b) => b - a));
  const colleague = await asPlanner(server, here.path);
  await planner(server, colleague, sessionId).add({
    instituteId: here.institutes[2] ?? 0,
    visitDate: "2027-01-04",
  });
  const month = await server.call(
    planPlaceCalls.month,
    { params: { id: sessionId }, query: { month: 1 } },
    { token },
  );
  expect(month.body.others).toMatchObject([
    { visitDate: "2027-01-04", officer: { officerId: colleague.personId } },
  ]);
  expect(month.body.mine.some(({ visitDate }) => visitDate === "2027-01-03")).toBe(true);
});
