import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { mySurveyCalls } from "@shikkha/contract/surveys/my-surveys.ts";
import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { asDuty, type SomeoneOnDuty } from "../../../test/as-duty.ts";
import { plantPlaces } from "../../../test/matrix/places.ts";
import { officerAt } from "../../../test/notice-scene.ts";
import { fullAnswers, plantSurveyForm } from "../../../test/survey-factory.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { publishDueSurveys } from "./publish.commands.ts";

type Create = BodyOf<typeof surveyCalls.create>;

let server: TestServer;
let author: SomeoneOnDuty;
let inZone: SomeoneOnDuty;
let elsewhere: SomeoneOnDuty;
let formId: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.running.platform.jobs.stop();
  await plantPlaces(server);
  author = await asDuty(server, { permissions: ["MANAGE_FORMS"] });
  inZone = await officerAt(server, "/7/71/72/");
  elsewhere = await officerAt(server, "/70/700/7000/");
  ({ formId } = await plantSurveyForm(server.database));
});
afterAll(() => server.stop());

const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayIn = (days: number) => dayInDhaka(new Date(at(days)));
const here = {
  kind: "OFFICERS" as const,
  coverageLevel: 4 as const,
  locationIds: [72],
  designationIds: [],
  instituteTypes: [],
};
const there = { ...here, locationIds: [7000] };

const draft = (change: Partial<Create> = {}): Create => ({
  clientId: randomUUID(),
  nameBangla: "ল্যাব ব্যবহার জরিপ",
  nameEnglish: "Use of labs",
  formId,
  dateFrom: null,
  dateTo: dayIn(7),
  receivers: here,
  ...change,
});
const create = (change: Partial<Create> = {}, token = author.token) =>
  server.call(surveyCalls.create, { body: draft(change) }, { token });
const update = (id: number, version: number, change: Partial<Create> = {}) => {
  const { clientId: _made, ...content } = draft(change);
  const body = { version, ...content };
  return server.call(surveyCalls.update, { params: { id }, body }, { token: author.token });
};
const setStatus = (id: number, version: number, status: "PUBLISHED" | "CLOSED") =>
  server.call(surveyCalls.setStatus, { body: { id, version, status } }, { token: author.token });
const detail = (id: number) =>
  server.call(surveyCalls.detail, { params: { id } }, { token: author.token });
const remove = (id: number) =>
  server.call(surveyCalls.remove, { params: { id } }, { token: author.token });
const received = async (id: number, { token }: SomeoneOnDuty) =>
  (await server.call(mySurveyCalls.detail, { params: { id } }, { token })).status;
const runClock = () => publishDueSurveys(server.running.platform);
const answer = (id: number, { token }: SomeoneOnDuty) =>
  server.call(
    mySurveyCalls.answer,
    { params: { id }, body: { clientId: randomUUID(), version: null, answers: fullAnswers } },
    { token },
  );
/** Days go by for one survey. */
const letPass = (id: number, days: number) =>
  server.database.query(
    `update survey set starts_at = starts_at - make_interval(days => $2),
       ends_at = ends_at - make_interval(days => $2) where id = $1`,
    [id, days],
  );

describe("a survey published now", () => {
  it("is out at once, reaches whom its rule says, tells them, and is audited", async () => {
    const { body } = await create();
    expect(body).toMatchObject({ version: 1, status: "PUBLISHED" });
    await runClock();
    expect(await received(body.id, inZone)).toBe(200);
    expect(await received(body.id, elsewhere)).toBe(404);
    expect((await detail(body.id)).body).toMatchObject({
      received: 1,
      answered: 0,
      authorEnglish: "Someone",
      form: { id: formId, versionNumber: 1 },
    });
    const told = await server.database.query(
      `select n.kind, r.person_id::int from notice n join notice_receiver r on r.notice_id = n.id where n.link = $1`,
      [`/my-surveys/${body.id}`],
    );
    expect(told).toEqual([{ kind: "SURVEY_PUBLISHED", person_id: inZone.personId }]);
    const audit = await server.database.query(
      "select action, person_id::int from audit_entry where target_kind = 'survey' and target_id = $1 order by seq",
      [String(body.id)],
    );
    expect(audit).toEqual([
      { action: "surveys.create", person_id: author.personId },
      { action: "surveys.publish", person_id: null },
    ]);
  });

  it("handed out twice reaches and tells nobody twice", async () => {
    const { body } = await create();
    await Promise.all([runClock(), runClock()]);
    await runClock();
    const [counted] = await server.database.query(
      `select count(*)::int as told from notice n join notice_receiver r on r.notice_id = n.id where n.link = $1`,
      [`/my-surveys/${body.id}`],
    );
    expect(counted).toEqual({ told: 1 });
  });

  it("sent 16 times at once is one survey; other content under its id is refused", async () => {
    const body = draft();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        server.call(surveyCalls.create, { body }, { token: author.token }),
      ),
    );
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
    const other = await server.call(
      surveyCalls.create,
      { body: { ...body, nameEnglish: "Another" } },
      { token: author.token },
    );
    expect(other.error.code).toBe(3002);
  });

  it("keeps the version of the form it was made from", async () => {
    const form = await plantSurveyForm(server.database);
    const { body } = await create({ formId: form.formId });
    const options = { params: { id: form.formId } };
    const token = author.token;
    const { body: begun } = await server.call(formCalls.draft, options, { token });
    const [section] = begun.questions;
    const questions = section && [
      { ...section, childQuestions: section.childQuestions.slice(0, 2) },
    ];
    const { body: kept } = await server.call(
      formCalls.saveDraft,
      {
        ...options,
        body: {
          version: begun.version,
          nameBangla: begun.nameBangla,
          nameEnglish: begun.nameEnglish,
          formJson: JSON.stringify(questions),
        },
      },
      { token },
    );
    const published = await server.call(
      formCalls.publish,
      { ...options, body: { version: kept.version } },
      { token },
    );
    expect(published.body.versionNumber).toBe(2);
    expect((await detail(body.id)).body.form).toMatchObject({ versionNumber: 1, questionCount: 5 });
    const gone = await server.call(formCalls.remove, options, { token });
    expect(gone.error.code).toBe(4804);
  });
});

describe("a survey cannot be made", () => {
  it("naming every field that is wrong", async () => {
    const body = {
      ...draft(),
      nameBangla: "",
      nameEnglish: "x".repeat(129),
      formId: null,
      dateTo: "31-12-2099",
      receivers: { kind: "NAMED", personIds: [] },
    } as unknown as Create;
    const { error } = await server.call(surveyCalls.create, { body }, { token: author.token });
    expect(error.code).toBe(1000);
    expect(error.fields).toEqual([
      { path: "nameBangla", message: "Write the survey's name" },
      { path: "nameEnglish", message: "Write at most 128 characters" },
      { path: "formId", message: "You have to select a survey template" },
      { path: "dateTo", message: "Write a valid date (YYYY-MM-DD)" },
      { path: "receivers.personIds", message: "You have to add at least one recipient" },
    ]);
  });

  it.each([
    [{ dateFrom: at(5), dateTo: dayIn(5) }, "dateTo", "End date must be greater than start date"],
    [{ dateFrom: at(5), dateTo: dayIn(3) }, "dateTo", "End date must be greater than start date"],
    [{ dateFrom: at(-2) }, "dateFrom", "The time of publication has passed"],
  ])("with the period %j", async (period, path, message) => {
    const { error } = await create(period);
    expect(error.fields).toEqual([{ path, message }]);
  });

  it("from a form that is unpublished, put away or the monitoring's own, or for nobody", async () => {
    const form = await plantSurveyForm(server.database);
    await server.database.query("update form set status = 'INACTIVE' where id = $1", [form.formId]);
    expect((await create({ formId: form.formId })).error.code).toBe(4405);
    await server.database.query(
      "update form set status = 'ACTIVE', current_version_id = null where id = $1",
      [form.formId],
    );
    expect((await create({ formId: form.formId })).error.code).toBe(4405);
    const [monitoring] = await server.database.query<{ id: string }>(
      "select id from form where type = 'OFFICE'",
    );
    expect((await create({ formId: Number(monitoring?.id) })).error.code).toBe(4405);
    expect((await create({ receivers: { kind: "ALL_TEACHERS" } })).error.code).toBe(4403);
  });

  it("for people outside the author's jurisdiction", async () => {
    const zonal = await asDuty(server, {
      permissions: ["MANAGE_FORMS"],
      level: "ZONE",
      path: "/70/",
    });
    expect((await create({ receivers: here }, zonal.token)).error.code).toBe(4403);
  });
});

describe("a scheduled survey", () => {
  it("opens when its time comes, ends when that is over, and comes back from neither", async () => {
    const { body } = await create({ dateFrom: at(2), dateTo: dayIn(4) });
    expect(body.status).toBe("UPCOMING");
    await runClock();
    expect(await received(body.id, inZone)).toBe(404);
    await letPass(body.id, 2);
    await runClock();
    expect(await received(body.id, inZone)).toBe(200);
    expect((await detail(body.id)).body.status).toBe("PUBLISHED");
    await letPass(body.id, 4);
    expect((await detail(body.id)).body.status).toBe("EXPIRED");
    expect((await setStatus(body.id, 1, "PUBLISHED")).error.code).toBe(4401);
    expect((await update(body.id, 1)).error.code).toBe(4401);
    expect(await received(body.id, inZone)).toBe(200);
  });

  it("can be published at once, and closed; a closed one stays closed", async () => {
    const { body } = await create({ dateFrom: at(2) });
    expect((await setStatus(body.id, 1, "PUBLISHED")).body.status).toBe("PUBLISHED");
    await runClock();
    expect((await answer(body.id, inZone)).status).toBe(200);
    expect((await setStatus(body.id, 1, "CLOSED")).error.code).toBe(3001);
    expect((await setStatus(body.id, 2, "CLOSED")).body).toMatchObject({ status: "CLOSED" });
    expect((await setStatus(body.id, 3, "PUBLISHED")).error.code).toBe(4401);
    const audit = await server.database.query(
      "select before, after from audit_entry where action = 'surveys.status' and target_id = $1 order by seq",
      [String(body.id)],
    );
    expect(audit).toEqual([
      { before: { status: "UPCOMING" }, after: { status: "PUBLISHED" } },
      { before: { status: "PUBLISHED" }, after: { status: "CLOSED" } },
    ]);
  });
});

describe("a change", () => {
  it("of an upcoming survey may change everything, the form too", async () => {
    const { body } = await create({ dateFrom: at(2) });
    const other = await plantSurveyForm(server.database);
    const change = { dateFrom: at(3), formId: other.formId, nameEnglish: "Renamed" };
    expect((await update(body.id, 1, change)).body).toMatchObject({ version: 2 });
    expect((await update(body.id, 1, change)).error.code).toBe(3001);
    expect((await detail(body.id)).body).toMatchObject({
      nameEnglish: "Renamed",
      form: { id: other.formId },
    });
  });

  it("of one that is out may change its end and its receivers, not its form or its start", async () => {
    const { body } = await create({ receivers: here });
    await runClock();
    const other = await plantSurveyForm(server.database);
    expect((await update(body.id, 1, { formId: other.formId })).error.code).toBe(4402);
    expect((await update(body.id, 1, { dateFrom: at(1) })).error.code).toBe(4402);
    expect((await update(body.id, 1, { dateTo: dayIn(9), receivers: there })).status).toBe(200);
    await runClock();
    expect(await received(body.id, inZone)).toBe(404);
    expect(await received(body.id, elsewhere)).toBe(200);
    expect((await detail(body.id)).body).toMatchObject({ received: 1, version: 2 });
  });

  it("of the receivers keeps whoever has answered, and tells only those who are new", async () => {
    const { body } = await create({ receivers: here });
    await runClock();
    expect((await answer(body.id, inZone)).status).toBe(200);
    await update(body.id, 1, { receivers: there });
    await runClock();
    expect(await received(body.id, inZone)).toBe(200);
    expect(await received(body.id, elsewhere)).toBe(200);
    expect((await detail(body.id)).body).toMatchObject({ received: 2, answered: 1 });
    const [told] = await server.database.query(
      `select count(*)::int as told from notice n join notice_receiver r on r.notice_id = n.id where n.link = $1`,
      [`/my-surveys/${body.id}`],
    );
    expect(told).toEqual({ told: 2 });
  });
});

describe("deleting", () => {
  it("takes a survey nobody answered, with what was told of it", async () => {
    const { body } = await create();
    await runClock();
    expect((await remove(body.id)).body).toEqual({ id: body.id });
    expect((await detail(body.id)).status).toBe(404);
    expect(await received(body.id, inZone)).toBe(404);
    const [left] = await server.database.query(
      "select count(*)::int as shown from notice where link = $1 and deleted_at is null",
      [`/my-surveys/${body.id}`],
    );
    expect(left).toEqual({ shown: 0 });
    const audit = await server.database.query(
      "select before from audit_entry where action = 'surveys.delete' and target_id = $1",
      [String(body.id)],
    );
    expect(audit).toMatchObject([{ before: { nameEnglish: "Use of labs", people: 1 } }]);
  });

  it("is refused once there are answers", async () => {
    const { body } = await create();
    await runClock();
    await answer(body.id, inZone);
    expect((await remove(body.id)).error.code).toBe(4404);
    expect((await detail(body.id)).body.answered).toBe(1);
  });
});

describe("the management list", () => {
  it("finds by name in either language, by form and by state, and counts each state", async () => {
    const form = await plantSurveyForm(server.database);
    const { body: now } = await create({ formId: form.formId, nameBangla: "খুঁজে পাওয়া জরিপ" });
    const { body: later } = await create({ formId: form.formId, dateFrom: at(2) });
    const list = async (query: object) =>
      (await server.call(surveyCalls.list, { query }, { token: author.token })).body;
    const all = await list({ formId: form.formId });
    expect(all.items.map(({ id }) => id)).toEqual([later.id, now.id]);
    expect(all.byStatus).toEqual({ UPCOMING: 1, PUBLISHED: 1, EXPIRED: 0, CLOSED: 0 });
    const upcoming = await list({ formId: form.formId, status: "UPCOMING" });
    expect(upcoming).toMatchObject({ total: 1, items: [{ id: later.id, received: 1 }] });
    const found = await list({ searchParam: "খুঁজে জরিপ" });
    expect(found.items.map(({ id }) => id)).toEqual([now.id]);
  });
});
