import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

/** The long form is a run of its own: RACE_ROUNDS=500. */
const ROUNDS = Number(process.env["RACE_ROUNDS"] ?? 15);
let now = new Date("2026-11-15T06:00:00Z");
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  token = (await asDuty(server, { permissions: ["MANAGE_PLAN_SESSION"] })).token;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.query("delete from plan_session");
  await at("2026-11-15T06:00:00Z");
});

const start = (body: { year: number; deadline?: string }) =>
  server.call(sessionCalls.start, { body: body as { year: number; deadline: string } }, { token });

/** Moves the clock, and signs in again because a token would have run out. */
async function at(time: string): Promise<void> {
  now = new Date(time);
  token = (await asDuty(server, { permissions: ["MANAGE_PLAN_SESSION"] })).token;
}

describe("a session", () => {
  it("starts with the directorate's minima, its name in both languages, and an audit row", async () => {
    const { body } = await start({ year: 2027, deadline: "২০২৬-১২-৩১" });
    expect(body).toMatchObject({
      nameBangla: "বার্ষিক মনিটরিং পরিকল্পনা, সেশন ২০২৭",
      nameEnglish: "Annual monitoring plan, session 2027",
      deadline: "2026-12-31",
      status: "ONGOING",
      minimumVisits: 60,
      minimumByCategory: { A: 4, B: 6, C: 8, D: 12, E: 12, U: 4 },
    });
    const rows = await server.database.query(
      "select action from audit_entry where target_kind = 'planSession' and target_id = $1",
      [String(body.id)],
    );
    expect(rows).toEqual([{ action: "planSessions.start" }]);
  });

  it("needs a deadline that has not passed", async () => {
    expect((await start({ year: 2027 })).error.fields).toEqual([
      { path: "deadline", message: "you must provide plan deadline" },
    ]);
    expect((await start({ year: 2027, deadline: "2026-11-14" })).error.code).toBe(4303);
    expect((await start({ year: 2027, deadline: "2026-11-15" })).status).toBe(200);
  });

  it("is refused while another deadline is open, to the last second in Dhaka, and for a year that has one", async () => {
    await start({ year: 2026, deadline: "2026-11-15" });
    await at("2026-11-15T17:59:59Z");
    expect((await start({ year: 2027, deadline: "2026-12-31" })).error.code).toBe(4301);
    await at("2026-11-15T18:00:00Z");
    expect((await start({ year: 2026, deadline: "2026-12-31" })).error.code).toBe(4302);
    expect((await start({ year: 2027, deadline: "2026-12-31" })).status).toBe(200);
    const { body } = await server.call(sessionCalls.all, {}, { token });
    expect(body.map(({ year, status }) => [year, status])).toEqual([
      [2027, "ONGOING"],
      [2026, "COMPLETED"],
    ]);
  });

  it("tells the first free year, the ongoing one, the one of a year, and its holidays", async () => {
    await start({ year: 2026, deadline: "2026-12-01" });
    expect((await server.call(sessionCalls.newYear, {}, { token })).body).toEqual({ year: 2027 });
    const { session } = (await server.call(sessionCalls.ongoing, {}, { token })).body;
    expect(session?.year).toBe(2026);
    expect(
      (await server.call(sessionCalls.ofYear, { query: { planYear: 2031 } }, { token })).body,
    ).toEqual({ session: null });
    const holidays = await server.call(
      sessionCalls.holidays,
      { params: { id: session?.id ?? 0 } },
      { token },
    );
    expect(holidays.body.length).toBeGreaterThan(20);
    expect(
      (await server.call(sessionCalls.detail, { params: { id: 999_999 } }, { token })).status,
    ).toBe(404);
  });

  it("is changed with its version, audited with before and after, and never opened beside another", async () => {
    const old = (await start({ year: 2026, deadline: "2026-11-15" })).body;
    await at("2026-11-16T06:00:00Z");
    const next = (await start({ year: 2027, deadline: "2026-12-31" })).body;
    const update = (
      id: number,
      body: { version: number; deadline: string; minimumVisits?: number },
    ) => server.call(sessionCalls.update, { params: { id }, body }, { token });
    expect((await update(old.id, { version: 1, deadline: "2026-12-01" })).error.code).toBe(4301);
    const changed = await update(next.id, {
      version: 1,
      deadline: "2027-01-15",
      minimumVisits: 48,
    });
    expect(changed.body).toMatchObject({ deadline: "2027-01-15", minimumVisits: 48, version: 2 });
    expect((await update(next.id, { version: 1, deadline: "2027-02-01" })).error.code).toBe(3001);
    const [row] = await server.database.query(
      "select before ->> 'deadline' as before, after ->> 'deadline' as after from audit_entry where action = 'planSessions.update'",
    );
    expect(row).toEqual({ before: "2026-12-31", after: "2027-01-15" });
  });
});

it(
  `keeps one open session when two are started at once, ${ROUNDS} times`,
  { timeout: 300_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.database.query("delete from plan_session");
      const answers = await Promise.all(
        [2027, 2028, 2029].map((year) => start({ year, deadline: "2026-12-31" })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 409, 409,
      ]);
    }
  },
);
