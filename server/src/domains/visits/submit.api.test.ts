import { createHash, createPublicKey, randomUUID, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import { signedText } from "@shikkha/contract/visits/receipt.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import {
  forgetPlans,
  plantPlace,
  plantSession,
  planner,
  type PlanningPlace,
  signedInAgain,
} from "../../../test/planning.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { asVisitor, fillForm, reportOf, visitor } from "../../../test/visits.ts";

let now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let here: PlanningPlace;
let officer: SomeoneOnDuty;
let instituteId: number;

beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  here = await plantPlace(server, 3);
  instituteId = here.institutes[0] ?? 0;
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date("2026-11-15T06:00:00Z");
  officer = await asVisitor(server, here.path);
});

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.query<Row>(text, values);

/** A planned visit of the officer on the day, planned while the year was open. */
async function planned(visitDate: string): Promise<number> {
  await query(
    "update plan_row set visit_id = null, visited_on = null; update visit set plan_row_id = null, planned_date = null, timing = 'UNPLANNED', unplanned_reason = coalesce(unplanned_reason, 'x'); delete from visit_draft",
  );
  await forgetPlans(server);
  const sessionId = await plantSession(server, 2026, "2026-11-30");
  const me = planner(server, officer, sessionId);
  const { body } = await me.add({ instituteId, visitDate });
  return body.added[0] ?? 0;
}

describe("a submitted visit", () => {
  it("is stored with its facts and ratings as columns, in the figures, and audited", async () => {
    const me = visitor(server, officer);
    const before = await figures();
    const answer = await me.submit(await reportOf(server, { instituteId }));
    expect(answer.status).toBe(200);
    const { visitId } = answer.body;
    const [row] = await query(
      `select people_total, people_present, staff_unauthorised, students_enrolled, students_girls, students_boys, classes_visited, rating::float as rating, timing
       from visit where id = $1`,
      [visitId],
    );
    expect(row).toEqual({
      people_total: 24,
      people_present: 21,
      staff_unauthorised: 1,
      students_enrolled: 420,
      students_girls: 175,
      students_boys: 140,
      classes_visited: 7,
      rating: 4,
      timing: "UNPLANNED",
    });
    expect(await figures()).toBe(before + 1);
    await expectFiguresToBeTrue();
    const [audit] = await query<{ receipt: string }>(
      "select after ->> 'receipt' as receipt from audit_entry where action = 'visits.submit' and target_id = $1",
      [String(visitId)],
    );
    expect(audit?.receipt).toBe(answer.body.number);
  });

  it("gets a receipt anyone can check with the public key", async () => {
    const report = await reportOf(server, { instituteId });
    const { body } = await visitor(server, officer).submit(report);
    const key = await server.call(fieldCalls.receiptKey, {});
    const publicKey = createPublicKey({
      key: Buffer.from(key.body.publicKey, "base64url"),
      format: "der",
      type: "spki",
    });
    const isGenuine = (signed: string) =>
      verify(null, Buffer.from(signed), publicKey, Buffer.from(body.signature, "base64url"));
    expect(isGenuine(signedText(body))).toBe(true);
    expect(
      isGenuine(signedText({ ...body, hash: createHash("sha256").update("x").digest("hex") })),
    ).toBe(false);
    expect(body.number).toMatch(/^GEN-2026-\d{6}$/);
  });

  it("fulfils its plan row, on time or late, and only once", async () => {
    const onTime = await planned("2026-11-15");
    const me = visitor(server, officer);
    const first = await me.submit(await reportOf(server, { planDetailId: onTime }));
    expect(first.status).toBe(200);
    expect((await me.one(first.body.visitId)).body).toMatchObject({
      timing: "ON_TIME",
      plannedDate: "2026-11-15",
      unplannedReason: null,
    });
    const second = await me.submit(await reportOf(server, { planDetailId: onTime }));
    expect(second.error.code).toBe(VISIT_ERRORS.alreadyVisited.code);
    const late = await planned("2026-11-16");
    now = new Date("2026-11-17T06:00:00Z");
    const again = await signedInAgain(server, officer);
    const answer = await visitor(server, again).submit(
      await reportOf(server, { planDetailId: late }, { visitDate: "2026-11-17" }),
    );
    expect((await visitor(server, again).one(answer.body.visitId)).body.timing).toBe("LATE");
    await expectFiguresToBeTrue();
  });

  it("sent again gets the same receipt; the same id with another body is refused", async () => {
    const report = await reportOf(server, { instituteId });
    const me = visitor(server, officer);
    const all = await Promise.all(Array.from({ length: 64 }, () => me.submit(report)));
    const { body } = all[0] ?? (await me.submit(report));
    for (const one of all) expect([one.status, one.body]).toEqual([200, body]);
    const [stored] = await query(
      "select count(*)::int as visits from visit_identity where client_id = $1",
      [report.clientId],
    );
    expect(stored).toEqual({ visits: 1 });
    const other = await me.submit({ ...report, unplannedReason: "অন্য কারণ" });
    expect([other.status, other.error.code]).toEqual([422, ERRORS.idReused.code]);
    const stranger = await visitor(server, await asVisitor(server, here.path)).submit(report);
    expect(stranger.error.code).toBe(ERRORS.idReused.code);
  });

  it("with wrong answers names each question and stores nothing", async () => {
    const { answers, ...report } = await reportOf(server, { instituteId });
    const { 10: _present, 6: _arrival, ...some } = answers;
    const answer = await visitor(server, officer).submit({
      ...report,
      answers: { ...some, 10: "20", 999: "x" },
    });
    expect(answer.status).toBe(422);
    expect(answer.error.fields?.map(({ path }) => path)).toEqual([
      "answers.999",
      "answers.6",
      "answers.9",
    ]);
    expect(answer.error.fields?.at(-1)?.message).toBe(
      "20 + 2 + 1 = 23, but the total is 24. Make the numbers add up",
    );
    expect(
      await query("select 1 from visit_identity where client_id = $1", [report.clientId]),
    ).toEqual([]);
  });

  it.each([
    ["tomorrow", { visitDate: "2026-11-16" }, VISIT_ERRORS.inFuture],
    ["too long ago", { visitDate: "2026-09-15" }, VISIT_ERRORS.tooLate],
    ["a second submission of nothing", { version: 2 }, VISIT_ERRORS.notReturned],
  ])("is refused: %s", async (_what, change, kind) => {
    const answer = await visitor(server, officer).submit(
      await reportOf(server, { instituteId }, change),
    );
    expect(answer.error.code).toBe(kind.code);
  });

  it("on the form of another kind, or without a reason, is refused", async () => {
    const me = visitor(server, officer);
    const report = await reportOf(server, { instituteId });
    const office = await fillForm(server, "office");
    expect((await me.submit({ ...report, ...office })).error.code).toBe(
      VISIT_ERRORS.otherForm.code,
    );
    const { unplannedReason: _reason, ...without } = report;
    const answer = await me.submit(without);
    expect(answer.error.fields).toEqual([
      { path: "unplannedReason", message: "Write why the visit was not planned" },
    ]);
  });
});

describe("outside the jurisdiction", () => {
  it("nothing can be begun or submitted, and someone else's plan row is unknown", async () => {
    const elsewhere = await plantPlace(server, 1, "/188/", 5);
    const foreign = elsewhere.institutes[0] ?? 0;
    const me = visitor(server, officer);
    const start = await me.start({ clientId: randomUUID(), instituteId: foreign });
    expect(start.error.code).toBe(VISIT_ERRORS.outsideJurisdiction.code);
    const submit = await me.submit(await reportOf(server, { instituteId: foreign }));
    expect(submit.error.code).toBe(VISIT_ERRORS.outsideJurisdiction.code);
    const missing = await me.submit(await reportOf(server, { instituteId: 99_999_999 }));
    expect(missing.error).toMatchObject({ code: submit.error.code, message: submit.error.message });
    const row = await planned("2026-11-16");
    const other = visitor(server, await asVisitor(server, here.path));
    expect((await other.start({ clientId: randomUUID(), planDetailId: row })).error.code).toBe(
      VISIT_ERRORS.notPlanned.code,
    );
  });

  it("a moved officer finishes what was begun and keeps seeing it; the new colleagues do not", async () => {
    const clientId = randomUUID();
    await visitor(server, officer).start({ clientId, instituteId });
    const elsewhere = await plantPlace(server, 1, "/181/", 1);
    await query("update duty set path = $2 where id = $1", [officer.dutyId, elsewhere.path]);
    officer = await signedInAgain(server, officer);
    const me = visitor(server, officer);
    const { body, status } = await me.submit(await reportOf(server, { instituteId }, { clientId }));
    expect(status).toBe(200);
    expect((await me.one(body.visitId)).status).toBe(200);
    expect((await me.list({ whose: "MINE" })).body.items.map(({ id }) => id)).toEqual([
      body.visitId,
    ]);
    const colleague = visitor(server, await asVisitor(server, elsewhere.path));
    expect((await colleague.one(body.visitId)).status).toBe(404);
    const fresh = await me.submit(await reportOf(server, { instituteId }));
    expect(fresh.error.code).toBe(VISIT_ERRORS.outsideJurisdiction.code);
  });

  it("offices take a permission of their own", async () => {
    const teacherOnly = await asDuty(server, {
      permissions: ["VISIT_INSTITUTE"],
      level: "UPAZILLA",
      path: here.path,
    });
    const me = visitor(server, teacherOnly, "office");
    expect((await me.list()).status).toBe(403);
    expect((await me.start({ clientId: randomUUID(), officeId: 1 })).status).toBe(403);
  });
});

async function figures(): Promise<number> {
  const [row] = await query<{ done: number }>(
    "select coalesce(sum(done), 0)::int as done from rollup_day",
  );
  return row?.done ?? 0;
}

/** The kept figures are those a plain recount gives, and the coarser ones add up to the same. */
async function expectFiguresToBeTrue(): Promise<void> {
  const isSomething = "planned <> 0 or fulfilled <> 0 or done <> 0 or rating_count <> 0";
  for (const [kept, counted, where] of [
    ["rollup_day", "recounted_day", isSomething],
    ["rollup_rating", "recounted_rating", "rating_count <> 0"],
  ])
    expect(
      await query(
        `(select * from ${kept} where ${where} except select * from ${counted})
         union all (select * from ${counted} where ${where} except select * from ${kept})`,
      ),
    ).toEqual([]);
  const sums = (table: string, where = "true") =>
    query(
      `select coalesce(sum(planned), 0)::int as planned, coalesce(sum(done), 0)::int as done, coalesce(sum(rating_sum), 0)::float as ratings,
         coalesce(sum(people_present), 0)::int as people from ${table} where ${where}`,
    );
  expect(await sums("rollup_month")).toEqual(await sums("rollup_day"));
  for (const dimension of ["ISAS", "TYPE", "DESIGNATION"])
    expect(await sums("rollup_group", `dimension = '${dimension}'`)).toEqual(
      await sums("rollup_day"),
    );
}
