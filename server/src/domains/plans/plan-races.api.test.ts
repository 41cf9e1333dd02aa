import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import {
  asPlanner,
  forgetPlans,
  planner,
  plantPlace,
  plantSession,
  type PlanningPlace,
} from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

/** The long form is a run of its own: RACE_ROUNDS=500. */
const ROUNDS = Number(process.env["RACE_ROUNDS"] ?? 15);
const now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;
let supervisor: SomeoneOnDuty;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  here = await plantPlace(server, 4);
  officer = await asPlanner(server, here.path);
  supervisor = await asDuty(server, {
    permissions: ["SUPERVISE_SUBMITTED_PLAN"],
    level: "ZONE",
    path: "/188/",
  });
});
afterAll(() => server.stop());
let sessionId = 0;
beforeEach(async () => {
  await forgetPlans(server);
  sessionId = await plantSession(server, 2027, "2026-11-30");
});

const visit = (index: number, visitDate: string) => ({
  instituteId: here.institutes[index] ?? 0,
  visitDate,
});
const state = async () => {
  const [row] = await server.database.query<{ status: string; rows: number; planned: number }>(
    `select o.status, (select count(*)::int from plan_row where officer_plan_id = o.id) as rows,
       (select coalesce(sum(planned), 0)::int from institute_year where year = 2027) as planned from officer_plan o`,
  );
  return row;
};

/** Three visits and a draft again, whatever the round before left. */
async function reset(): Promise<void> {
  await server.database.query(
    "update officer_plan set status = 'DRAFT', returned_at = null, comment = null; delete from returned_plan_row; delete from plan_row",
  );
  await planner(server, officer, sessionId).add(
    visit(0, "2027-01-03"),
    visit(1, "2027-01-03"),
    visit(2, "2027-02-01"),
  );
}

it(
  `submit against add, ${ROUNDS} rounds: nothing is added to a closed plan`,
  { timeout: 600_000 },
  async () => {
    const me = planner(server, officer, sessionId);
    for (let round = 0; round < ROUNDS; round += 1) {
      await reset();
      const [submit, ...adds] = await Promise.all([
        me.submit(2027),
        me.add(visit(3, "2027-03-01")),
        me.add(visit(0, "2027-03-02")),
      ]);
      const added = adds.filter(({ status }) => status === 200).length;
      expect(adds.every(({ status, error }) => status === 200 || error.code === 4318)).toBe(true);
      expect(submit.status).toBe(200);
      expect(submit.body.visits).toBeLessThanOrEqual(3 + added);
      // What the submission counted is what the plan holds: no visit slipped in after it.
      expect(await state()).toEqual({
        status: "SUBMITTED",
        rows: submit.body.visits,
        planned: submit.body.visits,
      });
    }
  },
);

it(
  `return against submit, ${ROUNDS} rounds: each answer is true of the state it leaves`,
  { timeout: 600_000 },
  async () => {
    const me = planner(server, officer, sessionId);
    const reject = () =>
      server.call(
        planReviewCalls.reject,
        { body: { officersId: [officer.personId], planYear: 2027, comment: "আবার দেখুন" } },
        { token: supervisor.token },
      );
    for (let round = 0; round < ROUNDS; round += 1) {
      await reset();
      const [submit, returned] = await Promise.all([me.submit(2027), reject()]);
      expect(submit.status).toBe(200);
      const status = (await state())?.status;
      if (returned.status === 200) expect(status).toBe("REJECTED");
      else {
        expect(returned.error.code).toBe(4322);
        expect(status).toBe("SUBMITTED");
      }
    }
  },
);

it(
  `two officers planning the same institutes at once, ${ROUNDS} rounds: counted right, never stuck`,
  { timeout: 600_000 },
  async () => {
    const others = await Promise.all([0, 1, 2].map(() => asPlanner(server, here.path)));
    for (let round = 0; round < ROUNDS; round += 1) {
      await forgetPlans(server);
      sessionId = await plantSession(server, 2027, "2026-11-30");
      const answers = await Promise.all(
        others.map((one, index) => {
          const visits = [0, 1, 2, 3].map((place) =>
            visit(place, `2027-${["02", "06", "09"][index]}-0${place + 3}`),
          );
          return planner(server, one, sessionId).add(
            ...(index % 2 === 0 ? visits : visits.toReversed()).map((wish) => ({
              ...wish,
              confirmed: true,
            })),
          );
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [sum] = await server.database.query(
        "select min(planned)::int as least, max(planned)::int as most from institute_year where year = 2027",
      );
      expect(sum).toEqual({ least: 3, most: 3 });
    }
  },
);
