import { afterAll, beforeAll, expect, it } from "vitest";
import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { formCalls } from "@shikkha/contract/forms/form-calls.ts";
import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import { FORM_LIMITS, type Question } from "@shikkha/contract/forms/question.ts";
import { readAnswers } from "@shikkha/contract/forms/read-answers.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import { asDuty } from "../../../test/as-duty.ts";
import { HOSTILE_PATTERNS } from "../../../test/hostile-patterns.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { compilePattern } from "./compile-pattern.ts";

let server: TestServer;
let token: string;
let formId: number;
const TITLES = { nameBangla: "ফরম", nameEnglish: "Form" };
const ask = (
  id: number,
  change: Partial<Question> = {},
  kind: Question["renderType"] = "TEXT",
): Question => ({
  ...newQuestion(id, kind),
  order: id,
  textBangla: `প্রশ্ন ${id}`,
  textEnglish: `Question ${id}`,
  ...change,
});
const text = (...questions: Question[]) => JSON.stringify(wireTree(questions));
const on = (id: number) => ({ conditionQuestionId: id, requiredConditionAnswer: "true" });

beforeAll(async () => {
  server = await startTestServer();
  token = (await asDuty(server, { permissions: ["MANAGE_FORMS"] })).token;
  const { body } = await server.call(
    formCalls.create,
    { body: { ...TITLES, formJson: text(ask(1)) } },
    { token },
  );
  formId = body.id;
  await server.call(formCalls.publish, { params: { id: formId }, body: { version: 1 } }, { token });
});
afterAll(() => server.stop());

function deep(levels: number): string {
  const open = (id: number) =>
    `{"id":${id},"order":1,"renderType":"SECTION","valueType":"NONE","textEnglish":"Level ${id}","childQuestions":[`;
  let tree = "";
  for (let id = 1; id <= levels; id += 1) tree += open(id);
  return `[${tree}${"]}".repeat(levels)}]`;
}

it.each<[string, () => string, string]>([
  [
    "10,000 questions",
    () =>
      JSON.stringify(
        Array.from({ length: 10_000 }, (_, at) => ({
          id: at + 1,
          order: at,
          renderType: "TEXT",
          valueType: "STRING",
          textEnglish: "Q",
        })),
      ),
    "questions.501.id",
  ],
  ["a depth of 1,000", () => deep(1000), "questions.7.childQuestions"],
  [
    "a circle of conditions",
    () => text(ask(1, on(2), "YES_NO"), ask(2, on(1), "YES_NO")),
    "questions.1.conditionQuestionId",
  ],
  ["an id __proto__", () => text(ask(1)).replace('"id":1', '"id":"__proto__"'), "questions.0.id"],
  [
    "a key __proto__",
    () => text(ask(1)).replace('"meta":"', '"__proto__":{"id":2},"meta":"x'),
    "questions.1.meta",
  ],
  ["doubled orders", () => text(ask(1), { ...ask(2), order: 1 }), "questions.2.order"],
  ["doubled ids", () => text(ask(1), { ...ask(1), order: 2 }), "questions.1.id"],
  [
    "a pattern with a look-ahead",
    () => text(ask(1, { meta: { regEx: "(?=a)b" } })),
    "questions.1.meta.regEx",
  ],
  ["what is no JSON", () => "[{", "questions.formJson"],
])(
  "a form with %s is refused with the question named, the earlier version intact",
  async (_what, formJson, path) => {
    const started = process.threadCpuUsage();
    const { status, error } = await server.call(
      formCalls.saveDraft,
      { params: { id: formId }, body: { version: 1, ...TITLES, formJson: formJson() } },
      { token },
    );
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(2000);
    expect(status).toBe(422);
    expect(error.code).toBe(4801);
    expect(error.fields?.[0]?.path).toBe(path);
    const { body } = await server.call(formCalls.detail, { params: { id: formId } }, { token });
    expect(body).toMatchObject({ versionNumber: 1, state: "PUBLISHED", questions: [{ id: 1 }] });
  },
);

const patterns = HOSTILE_PATTERNS;

it("200 hostile patterns meet 100,000 characters, and the longest answer there can be, in under 100 ms each", () => {
  expect(patterns).toHaveLength(200);
  const slow = patterns.flatMap((regEx) => {
    const form = compileForm([ask(1, { meta: { type: "multiline", regEx } })]);
    return [100_000, FORM_LIMITS.answerMultiline].flatMap((length) =>
      ["a", "ক"].flatMap((letter) => {
        const answer = `${letter.repeat(length - 1)}!`;
        // Its own time on the processor: what else the machine does is not the pattern's doing.
        const started = process.threadCpuUsage();
        const { faults } = readAnswers(form, { 1: answer }, compilePattern);
        const { user, system } = process.threadCpuUsage(started);
        const took = (user + system) / 1000;
        if (length === 100_000) expect(faults).toHaveLength(1);
        return took < 100 ? [] : [`${regEx} on ${length}: ${took.toFixed(0)} ms`];
      }),
    );
  });
  expect(slow).toEqual([]);
});
