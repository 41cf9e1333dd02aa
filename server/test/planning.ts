import { randomUUID } from "node:crypto";
import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import { issueToken } from "../src/platform/auth/access-token.ts";
import { findSessionState } from "../src/platform/auth/session-state.ts";
import { asDuty, type SomeoneOnDuty } from "./as-duty.ts";
import { plantInstitute } from "./factories.ts";
import type { TestServer } from "./test-server.ts";

export interface PlanningPlace {
  readonly path: string;
  readonly institutes: readonly number[];
}

/** The first upazila of a zone that has none of a test's institutes yet, with so many institutes. */
export async function plantPlace(
  server: Pick<TestServer, "database">,
  institutes: number,
  zone = "/188/",
  skip = 0,
): Promise<PlanningPlace> {
  const [found] = await server.database.query<{ path: string }>(
    "select path from location where type = 'UPAZILLA' and path like $1 || '%' order by id offset $2 limit 1",
    [zone, skip],
  );
  const path = found?.path ?? "";
  const ids: number[] = [];
  for (let count = 0; count < institutes; count += 1)
    ids.push((await plantInstitute(server.database, path)).id);
  return { path, institutes: ids };
}

/** An officer whose one duty plans visits at the place, signed in at the server's clock. */
export function asPlanner(server: TestServer, path: string): Promise<SomeoneOnDuty> {
  return asDuty(server, { permissions: ["SUBMIT_VISIT_PLAN"], level: "UPAZILLA", path });
}

export async function plantSession(
  server: TestServer,
  year: number,
  deadline: string,
  minimum = 3,
): Promise<number> {
  const [row] = await server.database.query<{ id: string }>(
    "insert into plan_session (year, deadline, minimum_visits) values ($1, $2, $3) returning id",
    [year, deadline, minimum],
  );
  return Number(row?.id);
}

interface Visit {
  readonly instituteId: number;
  readonly visitDate: string;
  readonly confirmed?: boolean;
}

/** The calls an officer makes, with the officer's token. */
export function planner(server: TestServer, officer: SomeoneOnDuty, sessionId: number) {
  const { token, personId } = officer;
  const visits = (wishes: readonly Visit[]) =>
    wishes.map((wish) => ({ kind: "GENERAL_MONITORING" as const, ...wish }));
  return {
    add: (...wishes: Visit[]) =>
      server.call(
        myPlanCalls.add,
        { params: { id: sessionId }, body: { visits: visits(wishes) } },
        { token },
      ),
    check: (...wishes: Visit[]) =>
      server.call(
        myPlanCalls.check,
        { params: { id: sessionId }, body: { visits: visits(wishes) } },
        { token },
      ),
    change: (id: number, wish: Visit) =>
      server.call(
        myPlanCalls.change,
        { params: { id }, body: { kind: "GENERAL_MONITORING", ...wish } },
        { token },
      ),
    remove: (id: number) => server.call(myPlanCalls.remove, { params: { id } }, { token }),
    submit: (year: number, submissionId: string = randomUUID(), answer?: string) =>
      server.call(
        myPlanCalls.submit,
        {
          params: { officerId: personId, year },
          body: { submissionId, ...(answer !== undefined && { answer }) },
        },
        { token },
      ),
    calendar: (year: number) =>
      server.call(myPlanCalls.calendar, { params: { officerId: personId, year } }, { token }),
    rows: (planYear: number) =>
      server.call(
        myPlanCalls.rows,
        { params: { officerId: personId }, query: { planYear } },
        { token },
      ),
  };
}

/** Before each test: submitted plans are closed, so they are opened before their rows go. */
export async function forgetPlans(server: TestServer): Promise<void> {
  await server.database.query(`
    update officer_plan set status = 'DRAFT';
    delete from returned_plan_row; delete from plan_row; delete from officer_plan; delete from plan_reminder; delete from plan_session`);
}

/** The same officer with a token of the server's present, after its clock was moved. */
export async function signedInAgain(
  server: TestServer,
  someone: SomeoneOnDuty,
): Promise<SomeoneOnDuty> {
  const { db, keys, now } = server.running.platform;
  await server.database.query(
    "update session set seen_at = $2::timestamptz, expires_at = $2::timestamptz + interval '1 day' where id = $1",
    [someone.sessionId, now()],
  );
  const state = await findSessionState(db, someone.sessionId);
  const { token } = await issueToken(keys, { ...someone, stamp: state?.stamp ?? "" }, now());
  return { ...someone, token };
}
