import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantOffice } from "../../../test/factories.ts";
import {
  forgetPlans,
  plantPlace,
  plantSession,
  planner,
  type PlanningPlace,
  signedInAgain,
} from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, visitor } from "../../../test/visits.ts";

let server: TestServer;
let here: PlanningPlace;
let elsewhere: PlanningPlace;
let leaver: SomeoneOnDuty;
let successor: SomeoneOnDuty;
let planDetailId: number;
const clientId = () => randomUUID();

beforeAll(async () => {
  server = await startTestServer({}, { now: () => new Date("2026-11-15T06:00:00Z") });
  here = await plantPlace(server, 3);
  elsewhere = await plantPlace(server, 1, "/181/", 1);
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.database.query(
    "delete from visit_draft; update plan_row set visit_id = null, visited_on = null; update visit set plan_row_id = null, planned_date = null, timing = 'UNPLANNED', unplanned_reason = coalesce(unplanned_reason, 'x')",
  );
  await forgetPlans(server);
  leaver = await asVisitor(server, here.path);
  successor = await asVisitor(server, here.path);
  const sessionId = await plantSession(server, 2026, "2026-11-30");
  const { body } = await planner(server, leaver, sessionId).add({
    instituteId: here.institutes[0] ?? 0,
    visitDate: "2026-11-15",
  });
  planDetailId = body.added[0] ?? 0;
});

/** The leaver serves elsewhere from today; the open work goes to the successor. */
async function move(): Promise<SomeoneOnDuty> {
  const manager = await asDuty(server, {
    permissions: ["MANAGE_ADDITIONAL_DUTY", "VISIT_INSTITUTE", "VISIT_OFFICE", "SUBMIT_VISIT_PLAN"],
  });
  const { status, body } = await server.call(
    dutyCalls.changePrimary,
    {
      params: { officerId: leaver.personId },
      body: {
        workstationType: "OFFICE",
        workstationId: await plantOffice(server.database, elsewhere.path),
        roleId: leaver.roleId,
        validFrom: "2026-11-15",
        handOver: { to: "SUCCESSOR", successorId: successor.personId },
      },
    },
    { token: manager.token },
  );
  expect(status).toBe(200);
  await server.database.query("update session set duty_id = $2 where id = $1", [
    leaver.sessionId,
    body.dutyId,
  ]);
  return signedInAgain(server, { ...leaver, dutyId: body.dutyId });
}

const draftsOf = async (someone: SomeoneOnDuty) =>
  (await visitor(server, someone).week("2026-11-15", "2026-11-21")).body.drafts;

it("takes begun visits along, planned and unplanned, to where the open work goes", async () => {
  const planned = clientId();
  const unplanned = clientId();
  const me = visitor(server, leaver);
  await me.start({ clientId: planned, planDetailId });
  await me.start({ clientId: unplanned, instituteId: here.institutes[1] ?? 0 });
  const moved = await move();
  expect(await draftsOf(moved)).toEqual([]);
  expect(new Set((await draftsOf(successor)).map((draft) => draft.clientId))).toEqual(
    new Set([planned, unplanned]),
  );
  const [entry] = await server.database.query(
    "select (after ->> 'movedRows')::int as rows, (after ->> 'movedVisits')::int as visits from audit_entry where action = 'duties.changePrimary' order by seq desc limit 1",
  );
  expect(entry).toEqual({ rows: 1, visits: 2 });
  const report = await reportOf(server, { planDetailId }, { clientId: planned });
  const { status, body } = await visitor(server, successor).submit(report);
  expect(status).toBe(200);
  expect((await visitor(server, successor).one(body.visitId)).body).toMatchObject({
    timing: "ON_TIME",
    plannedDate: "2026-11-15",
  });
});

it("lets whoever began a visit hand in what was carried out, and only that", async () => {
  const begun = clientId();
  await visitor(server, leaver).start({ clientId: begun, planDetailId });
  const me = visitor(server, await move());
  const fresh = await me.submit(await reportOf(server, { planDetailId }));
  expect(fresh.error.code).toBe(VISIT_ERRORS.notPlanned.code);
  expect(
    (await me.save({ clientId: begun, version: 2, answers: {}, progress: 1 })).error.code,
  ).toBe(ERRORS.notFound.code);
  const answer = await me.submit(await reportOf(server, { planDetailId }, { clientId: begun }));
  expect(answer.status).toBe(200);
  expect((await me.one(answer.body.visitId)).status).toBe(200);
  expect(await draftsOf(successor)).toEqual([]);
  const late = await visitor(server, successor).submit(await reportOf(server, { planDetailId }));
  expect(late.error.code).toBe(VISIT_ERRORS.alreadyVisited.code);
});

it("leaves a visit that was made with who made it", async () => {
  const { body } = await visitor(server, leaver).submit(await reportOf(server, { planDetailId }));
  await move();
  const [row] = await server.database.query(
    "select o.person_id::int, r.visit_id::int from plan_row r join officer_plan o on o.id = r.officer_plan_id where r.id = $1",
    [planDetailId],
  );
  expect(row).toEqual({ person_id: leaver.personId, visit_id: body.visitId });
});
