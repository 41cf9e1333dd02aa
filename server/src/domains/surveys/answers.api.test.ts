import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { mySurveyCalls } from "@shikkha/contract/surveys/my-surveys.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { fullAnswers, plantSurvey } from "../../../test/survey-factory.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";

type Answer = BodyOf<typeof mySurveyCalls.answer>;

let server: TestServer;
let receiver: SomeoneOnDuty;
let stranger: SomeoneOnDuty;
beforeAll(async () => {
  server = await startTestServer();
  receiver = await asDuty(server);
  stranger = await asDuty(server, { permissions: ["MANAGE_FORMS"] });
});
afterAll(() => server.stop());

/** A survey the receiver has received. */
async function open(facts: Record<string, unknown> = {}): Promise<number> {
  const { id } = await plantSurvey(server.database, "/", facts);
  await server.database.query(
    "insert into survey_receiver (survey_id, person_id, path) values ($1, $2, '/')",
    [id, receiver.personId],
  );
  return id;
}
const send = (id: number, change: Partial<Answer> = {}, { token } = receiver) =>
  server.call(
    mySurveyCalls.answer,
    {
      params: { id },
      body: { clientId: randomUUID(), version: null, answers: fullAnswers, ...change },
    },
    { token },
  );
const look = (id: number, { token } = receiver) =>
  server.call(mySurveyCalls.detail, { params: { id } }, { token });
const stored = (id: number) =>
  server.database.query<{ answers: object; version: number; form_version_id: string }>(
    "select answers, version, form_version_id from survey_answer where survey_id = $1",
    [id],
  );
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("an answer", () => {
  it("is stored under the survey's version, shown again, and audited without its words", async () => {
    const id = await open();
    const { body } = await send(id);
    expect(body).toMatchObject({ id, version: 1 });
    const { body: seen } = await look(id);
    expect(seen).toMatchObject({ state: "ANSWERED", version: 1, answers: fullAnswers });
    expect(seen.questions).toHaveLength(1);
    const audit = await server.database.query(
      "select person_id::int, before, after from audit_entry where action = 'surveys.answer' and target_id = $1",
      [String(id)],
    );
    expect(audit).toEqual([
      { person_id: receiver.personId, before: null, after: { version: 1, answered: 5 } },
    ]);
  });

  it("leaves out what hidden questions hold", async () => {
    const id = await open();
    await send(id, { answers: { ...fullAnswers, "3": false } });
    const [{ answers } = { answers: {} }] = await stored(id);
    expect(answers).toEqual({ "2": 1, "3": false, "5": [3, 4], "6": "ইন্টারনেট চাই" });
  });

  it("is refused with every fault named, and nothing is stored", async () => {
    const id = await open();
    const answers = { "2": 99, "3": true, "4": "many", "5": [3, 77], "41": "x" };
    const { status, error } = await send(id, { answers });
    expect(status).toBe(422);
    expect(error.code).toBe(4407);
    expect(error.message).toBe("4 answers must be put right.");
    expect(error.fields).toEqual([
      { path: "answers.41", message: "The form has no such question" },
      { path: "answers.2", message: "Choose one of the listed answers" },
      { path: "answers.4", message: "Write a number" },
      { path: "answers.5", message: "Choose one of the listed answers" },
    ]);
    expect(await stored(id)).toEqual([]);
  });

  it("sent 16 times at once is one row, whether it is the same sending or not", async () => {
    const id = await open();
    const clientId = randomUUID();
    const same = await Promise.all(Array.from({ length: 16 }, () => send(id, { clientId })));
    expect(same.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(new Set(same.map(({ body }) => body.version))).toEqual(new Set([1]));
    expect(await stored(id)).toMatchObject([{ version: 1 }]);
    const other = await open();
    const different = await Promise.all(Array.from({ length: 16 }, () => send(other)));
    expect(different.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(different.filter(({ error }) => error.code === 3001)).toHaveLength(15);
    expect(await stored(other)).toHaveLength(1);
  });

  it("with other content under the same id is refused", async () => {
    const id = await open();
    const clientId = randomUUID();
    await send(id, { clientId });
    const { error } = await send(id, { clientId, answers: { ...fullAnswers, "6": "আরেকটি" } });
    expect(error.code).toBe(3002);
  });

  it("can be changed until the end, on top of what was seen", async () => {
    const id = await open();
    await send(id);
    const answers = { ...fullAnswers, "4": "১৫" };
    expect((await send(id, { answers })).error.code).toBe(3001);
    expect((await send(id, { answers, version: 1 })).body.version).toBe(2);
    expect((await look(id)).body.answers).toMatchObject({ "4": "15" });
  });

  it.each([
    ["has ended", { starts_at: ago(9), ends_at: ago(1) }],
    ["was closed", { closed_at: ago(0.1) }],
  ])("is refused in words once the survey %s, and so is a change", async (_why, facts) => {
    const id = await open(facts);
    const { status, error } = await send(id);
    expect(status).toBe(409);
    expect(error.message).toBe("The survey has ended; answers can no longer be given or changed.");
    const answered = await open();
    const clientId = randomUUID();
    await send(answered, { clientId });
    await server.database.query(
      "update survey set starts_at = now() - interval '9 days', ends_at = now() - interval '1 second' where id = $1",
      [answered],
    );
    expect((await send(answered, { version: 1 })).error.code).toBe(4406);
    expect((await send(answered, { clientId })).status).toBe(200);
  });

  it("comes from receivers alone; to everyone else the survey is not there", async () => {
    const id = await open();
    expect((await look(id, stranger)).status).toBe(404);
    expect((await send(id, {}, stranger)).status).toBe(404);
    expect(await stored(id)).toEqual([]);
  });

  it("cannot take the sending id of someone else's", async () => {
    const id = await open();
    const clientId = randomUUID();
    await send(id, { clientId });
    await server.database.query(
      "insert into survey_receiver (survey_id, person_id, path) values ($1, $2, '/')",
      [id, stranger.personId],
    );
    expect((await send(id, { clientId }, stranger)).error.code).toBe(3002);
  });
});

describe("the list of received surveys", () => {
  it("has what is open first, then what was answered or is past, with their numbers", async () => {
    const someone = await asDuty(server);
    const receive = async (facts: Record<string, unknown>) => {
      const { id } = await plantSurvey(server.database, "/", facts);
      await server.database.query(
        "insert into survey_receiver (survey_id, person_id, path) values ($1, $2, '/')",
        [id, someone.personId],
      );
      return id;
    };
    const past = await receive({ starts_at: ago(9), ends_at: ago(1) });
    const later = await receive({ ends_at: ago(-9) });
    const soon = await receive({ ends_at: ago(-2) });
    const answered = await receive({ ends_at: ago(-20) });
    await send(answered, {}, someone);
    const list = async (query: object) =>
      (await server.call(mySurveyCalls.list, { query }, { token: someone.token })).body;
    const all = await list({});
    expect(all.items.map(({ id }) => id)).toEqual([soon, later, answered, past]);
    expect(all.items.map(({ state }) => state)).toEqual(["OPEN", "OPEN", "ANSWERED", "PAST"]);
    expect(all).toMatchObject({ total: 4, byState: { OPEN: 2, ANSWERED: 1, PAST: 1 } });
    expect(await list({ state: "PAST" })).toMatchObject({ total: 1, items: [{ id: past }] });
  });
});
