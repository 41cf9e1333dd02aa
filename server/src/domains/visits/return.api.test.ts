import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlace, type PlanningPlace } from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, reportOf, type Submission, visitor } from "../../../test/visits.ts";

const now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;
let supervisor: SomeoneOnDuty;
let report: Submission;
let visitId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  here = await plantPlace(server, 2);
  supervisor = await asDuty(server, {
    permissions: ["MANAGE_SUBMITTED_VISIT"],
    level: "ZONE",
    path: "/188/",
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  officer = await asVisitor(server, here.path);
  report = await reportOf(server, { instituteId: here.institutes[0] ?? 0 }, { stars: 2 });
  visitId = (await visitor(server, officer).submit(report)).body.visitId;
});

const sendBack = (someone = supervisor, version = 1) =>
  server.call(
    visitCalls.return,
    {
      params: { kind: "general", visitId },
      body: { version, comment: "কর্মচারীর সংখ্যা মিলছে না" },
    },
    { token: someone.token },
  );

describe("returning a visit", () => {
  it("tells the officer, keeps the submission, and is audited", async () => {
    expect((await sendBack()).body).toEqual({ visitId, state: "RETURNED" });
    const me = visitor(server, officer);
    const { body } = await me.week("2026-11-15", "2026-11-21");
    expect(body.returned).toMatchObject([
      { visitId, clientId: report.clientId, version: 1, comment: "কর্মচারীর সংখ্যা মিলছে না" },
    ]);
    const [told] = await server.database.query<{ kind: string; link: string }>(
      "select n.kind, n.link from notice n join notice_receiver r on r.notice_id = n.id where r.person_id = $1",
      [officer.personId],
    );
    expect(told).toEqual({ kind: "VISIT_RETURNED", link: `/general-visits/${visitId}` });
    const [audit] = await server.database.query(
      "select before ->> 'state' as before, after ->> 'comment' as comment from audit_entry where action = 'visits.return' and target_id = $1",
      [String(visitId)],
    );
    expect(audit).toEqual({ before: "SUBMITTED", comment: "কর্মচারীর সংখ্যা মিলছে না" });
  });

  it("lets the officer submit a second version; both stay to be read, and the figures follow", async () => {
    await sendBack();
    const me = visitor(server, officer);
    const better = await reportOf(server, { instituteId: here.institutes[0] ?? 0 }, { stars: 5 });
    const second = { ...better, clientId: report.clientId, version: 2 };
    const answer = await me.submit(second);
    expect(answer.status).toBe(200);
    expect((await me.submit(second)).body).toEqual(answer.body);
    const { body } = await me.one(visitId);
    expect(body).toMatchObject({ state: "SUBMITTED", version: 2, rating: 5 });
    expect(
      body.versions.map(({ number, rating, returned }) => [number, rating, returned?.comment]),
    ).toEqual([
      [2, 5, undefined],
      [1, 2, "কর্মচারীর সংখ্যা মিলছে না"],
    ]);
    const first = await server.call(
      visitCalls.version,
      { params: { kind: "general", visitId, number: 1 } },
      { token: officer.token },
    );
    expect(first.body.answers).toEqual(report.answers);
    const [sum] = await server.database.query(
      "select (select sum(rating_sum) from rollup_day) = (select sum(rating) from visit) as same",
    );
    expect(sum).toEqual({ same: true });
  });

  it("is refused for one's own, for one returned already, on an old version, and outside the jurisdiction", async () => {
    await server.database.query(
      "insert into role_permission values ($1, 'MANAGE_SUBMITTED_VISIT')",
      [officer.roleId],
    );
    const stranger = await asDuty(server, {
      permissions: ["MANAGE_SUBMITTED_VISIT"],
      level: "ZONE",
      path: "/181/",
    });
    expect((await sendBack(stranger)).status).toBe(404);
    expect((await sendBack(supervisor, 2)).error.code).toBe(ERRORS.stale.code);
    await sendBack();
    expect((await sendBack()).error.code).toBe(VISIT_ERRORS.notSubmitted.code);
  });

  it("a visit that stands cannot be changed, nor another place or day put under a returned one", async () => {
    const me = visitor(server, officer);
    const second = { ...report, version: 2 };
    expect((await me.submit(second)).error.code).toBe(VISIT_ERRORS.notReturned.code);
    await sendBack();
    expect((await me.submit({ ...second, visitDate: "2026-11-14" })).error.code).toBe(
      ERRORS.idReused.code,
    );
    expect((await me.submit({ ...second, instituteId: here.institutes[1] ?? 0 })).error.code).toBe(
      ERRORS.idReused.code,
    );
    expect((await me.submit({ ...second, version: 3 })).error.code).toBe(
      VISIT_ERRORS.notReturned.code,
    );
  });
});

describe("an action point", () => {
  const add = (someone: SomeoneOnDuty, clientId: string = randomUUID()) =>
    server.call(
      fieldCalls.addAction,
      { body: { clientId, visitId, text: "দরজা মেরামত", owner: "প্রধান শিক্ষক", dueOn: "2026-12-15" } },
      { token: someone.token },
    );
  const close = (id: number, someone: SomeoneOnDuty, note = "মেরামত হয়েছে") =>
    server.call(
      fieldCalls.closeAction,
      { params: { id }, body: { note } },
      { token: someone.token },
    );

  it("comes of a visit, shows on the place's card while open, and closes with a note", async () => {
    const clientId = randomUUID();
    const { body } = await add(officer, clientId);
    expect((await add(officer, clientId)).body).toEqual(body);
    const card = () =>
      server.call(
        fieldCalls.card,
        { query: { instituteId: here.institutes[0] ?? 0 } },
        { token: officer.token },
      );
    expect((await card()).body.openActions.map(({ id }) => id)).toContain(body.id);
    expect((await close(body.id, officer, " ")).error.fields).toEqual([
      { path: "note", message: "This is required" },
    ]);
    expect((await close(body.id, supervisor)).body).toMatchObject({ closingNote: "মেরামত হয়েছে" });
    expect((await close(body.id, supervisor)).error.code).toBe(VISIT_ERRORS.actionClosed.code);
    expect((await card()).body.openActions.map(({ id }) => id)).not.toContain(body.id);
  });

  it("of another jurisdiction is unknown", async () => {
    const { body } = await add(officer);
    const stranger = await asDuty(server, {
      permissions: ["MANAGE_SUBMITTED_VISIT"],
      level: "ZONE",
      path: "/181/",
    });
    expect((await add(stranger)).status).toBe(404);
    expect((await close(body.id, stranger)).status).toBe(404);
  });
});
