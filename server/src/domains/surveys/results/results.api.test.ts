import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeQuestion, removeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import { CALL_HEADER } from "@shikkha/contract/kernel/request.ts";
import { surveyResultCalls } from "@shikkha/contract/surveys/survey-results.ts";
import { asDuty, type SomeoneOnDuty } from "../../../../test/as-duty.ts";
import { plantOfficer } from "../../../../test/factories.ts";
import { plantPlaces } from "../../../../test/matrix/places.ts";
import {
  fullAnswers,
  plantAnswer,
  type PlantedSurvey,
  plantSurvey,
  surveyTree,
} from "../../../../test/survey-factory.ts";
import { startTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
let manager: SomeoneOnDuty;
let survey: PlantedSurvey;

/** Someone who received it at the place; with answers, someone who answered. */
async function receive(
  path: string,
  answers?: object,
  { id, versionId } = survey,
): Promise<number> {
  const { personId } = await plantOfficer(server.database, path);
  await server.database.query(
    "insert into survey_receiver (survey_id, person_id, path) values ($1, $2, $3)",
    [id, personId, path],
  );
  if (answers)
    await server.database.query(
      `insert into survey_answer (survey_id, person_id, client_id, client_hash, form_version_id, answers)
       values ($1, $2, gen_random_uuid(), '', $3, $4)`,
      [id, personId, versionId, JSON.stringify(answers)],
    );
  return personId;
}
const at = <Query extends object>(query: Query, { id } = survey) => ({ params: { id }, query });
const as = () => ({ token: manager.token });

beforeAll(async () => {
  server = await startTestServer();
  await plantPlaces(server);
  manager = await asDuty(server, { permissions: ["MANAGE_FORMS"] });
  survey = await plantSurvey(server.database, "/");
  await receive("/7/71/72/", fullAnswers);
  await receive("/7/71/72/", { "2": 2, "3": false, "5": [3] });
  await receive("/7/71/720/", { ...fullAnswers, "4": "30", "6": "=1+1" });
  await receive("/7/710/7100/");
  await receive("/70/700/7000/", { "2": 1, "3": true, "4": "12.5" });
  await receive("/70/700/7000/");
});
afterAll(() => server.stop());

describe("a summary", () => {
  it("counts who answered and what, question by question", async () => {
    const { body } = await server.call(surveyResultCalls.summary, at({}), as());
    expect(body).toMatchObject({
      received: 7,
      answered: 4,
      today: 4,
      yesterday: 0,
      meanScore: null,
    });
    expect(body.days).toEqual([{ day: expect.any(String) as string, count: 4 }]);
    const counts = body.questions.map(({ questionId, kind, answered, counts: each }) => [
      questionId,
      kind,
      answered,
      each.map(({ key, count }) => `${key}:${count}`).join(" "),
    ]);
    expect(counts).toEqual([
      [2, "CHOICE", 4, "1:3 2:1"],
      [3, "YES_NO", 4, "true:3 false:1"],
      [4, "NUMBER", 3, ""],
      [5, "SEVERAL", 3, "3:3 4:2 5:0"],
      [6, "TEXT", 2, ""],
    ]);
    expect(body.questions[2]).toMatchObject({
      place: "1.3",
      isConditional: true,
      sectionEnglish: "Lab",
      numbers: { mean: 54.5 / 3, median: 12.5, least: 12, most: 30 },
    });
    expect(body.questions[2]?.numbers?.parts.map(({ count }) => count)).toEqual([2, 0, 0, 0, 0, 1]);
  });

  it("of one place counts its people alone", async () => {
    const { body } = await server.call(surveyResultCalls.summary, at({ zoneId: 70 }), as());
    expect(body).toMatchObject({ received: 2, answered: 1 });
    const { body: none } = await server.call(
      surveyResultCalls.summary,
      at({ zoneId: 70, districtId: 71 }),
      as(),
    );
    expect(none).toMatchObject({ received: 0, answered: 0, days: [] });
  });
});

it("gives response rates by zone, district and upazila, the best first", async () => {
  const rates = async (query: object) =>
    (await server.call(surveyResultCalls.rates, at(query), as())).body.map(
      ({ id, received, answered }) => [id, answered, received],
    );
  expect(await rates({})).toEqual([
    [7, 3, 4],
    [70, 1, 2],
  ]);
  expect(await rates({ zoneId: 7 })).toEqual([
    [71, 3, 3],
    [710, 0, 1],
  ]);
  expect(await rates({ zoneId: 7, districtId: 71 })).toEqual([
    [72, 2, 2],
    [720, 1, 1],
  ]);
});

describe("written answers", () => {
  const texts = (questionId: number, query: object = {}) =>
    server.call(surveyResultCalls.texts, { params: { id: survey.id, questionId }, query }, as());
  it("come page by page and can be searched in", async () => {
    expect((await texts(6, { size: 1 })).body).toMatchObject({ total: 2, size: 1 });
    const { body } = await texts(6, { searchParam: "ইন্টারনেট" });
    expect(body.items.map(({ text, placeEnglish }) => [text, placeEnglish])).toEqual([
      ["ইন্টারনেট চাই", "Place"],
    ]);
  });
  it("are not there for a question that is counted, or that is not asked", async () => {
    expect((await texts(2)).status).toBe(404);
    expect((await texts(77)).status).toBe(404);
  });
});

it("lists who answered and finds them by name", async () => {
  const list = async (query: object) =>
    (await server.call(surveyResultCalls.answers, at(query), as())).body;
  expect(await list({})).toMatchObject({ total: 4 });
  expect(await list({ searchParam: "Planted", districtId: 71 })).toMatchObject({ total: 3 });
  expect(await list({ searchParam: "nobody" })).toMatchObject({ total: 0, items: [] });
});

describe("a file of all answers", () => {
  const download = (format: "csv" | "excel", surveyId = survey.id) =>
    server.call(surveyResultCalls.download, { params: { format }, query: { surveyId } }, as());
  const rowsOf = (text: string) =>
    parse<Record<string, string>>(text, { bom: true, columns: true });

  it("has a column to a question, numbers as numbers, formulas as text, and is audited", async () => {
    const { text, headers } = await download("csv");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="survey_${survey.id}_answers.csv"`,
    );
    const rows = rowsOf(text);
    expect(rows).toHaveLength(4);
    expect(rows[2]).toMatchObject({
      Name: "Planted Officer",
      Upazila: "Place",
      "Form version": "1",
      "1.1 How often?": "Daily",
      "1.2 Is there a lab?": "Yes",
      "1.3 Number of computers": "30",
      "1.4 Obstacles": "Internet; Power",
      "1.5 Advice": "'=1+1",
    });
    const audit = await server.database.query(
      "select person_id::int, after from audit_entry where action = 'surveys.download'",
    );
    expect(audit).toEqual([{ person_id: manager.personId, after: { format: "csv" } }]);
  });

  it("is a workbook when EXCEL is asked for", async () => {
    const answer = await server.running.app.inject({
      method: "GET",
      url: `/v1/report/dynamic-survey/EXCEL?surveyId=${survey.id}`,
      headers: { authorization: `Bearer ${manager.token}`, [CALL_HEADER]: "1" },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-disposition"]).toContain(".xlsx");
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe("PK");
  });

  it("refuses another format", async () => {
    const answer = await download("pdf" as "csv");
    expect(answer.error.fields?.map(({ path }) => path)).toEqual(["format"]);
  });
});

describe("answers given on two versions of a form", () => {
  it("show and export under their own version, the same question in the same column", async () => {
    const first = await plantSurvey(server.database, "/");
    const oldId = await plantAnswer(server.database, first);
    const renamed = changeQuestion(removeQuestion(surveyTree, 6), 2, (question) => ({
      ...question,
      textEnglish: "How often now?",
      options: question.options.map((option) =>
        option.id === 1 ? { ...option, textEnglish: "Every day" } : option,
      ),
    }));
    const versionId = await publishAgain(first.formId, renamed);
    await receive("/7/71/72/", { "2": 1, "3": false }, { ...first, versionId });

    const { body } = await server.call(
      surveyResultCalls.answer,
      { params: { id: first.id, answerId: oldId } },
      as(),
    );
    expect(body).toMatchObject({ versionNumber: 1, answers: fullAnswers });
    const asked = body.questions[0]?.childQuestions.map(({ textEnglish }) => textEnglish);
    expect(asked).toEqual([
      "How often?",
      "Is there a lab?",
      "Number of computers",
      "Obstacles",
      "Advice",
    ]);

    const { text } = await server.call(
      surveyResultCalls.download,
      { params: { format: "csv" }, query: { surveyId: first.id } },
      as(),
    );
    const [before, after] = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(before).toMatchObject({ "Form version": "1", "1.1 How often now?": "Daily" });
    expect(before).toMatchObject({ "1.5 Advice": "ইন্টারনেট চাই" });
    expect(after).toMatchObject({ "Form version": "2", "1.1 How often now?": "Every day" });
    expect(after).toMatchObject({ "1.5 Advice": "" });

    const { body: summary } = await server.call(surveyResultCalls.summary, at({}, first), as());
    expect(
      summary.questions.map(({ questionId, answered, isFormer }) => [
        questionId,
        answered,
        isFormer,
      ]),
    ).toEqual([
      [2, 2, false],
      [3, 2, false],
      [4, 1, false],
      [5, 1, false],
      [6, 1, true],
    ]);
  });
});

async function publishAgain(formId: number, tree: typeof surveyTree): Promise<number> {
  const [version] = await server.database.query<{ id: string }>(
    `insert into form_version (form_id, number, hash, tree, question_count)
     values ($1, 2, 'second', $2, 4) returning id`,
    [formId, JSON.stringify(wireTree(tree))],
  );
  return Number(version?.id);
}
