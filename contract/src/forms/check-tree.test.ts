import { describe, expect, it } from "vitest";
import { fieldMessage } from "../kernel/field-message.ts";
import { readCheckedJson, readCheckedTree } from "./check-tree.ts";
import { newQuestion } from "./new-question.ts";
import type { CompilePattern } from "./pattern.ts";
import { FORM_LIMITS, type Question } from "./question.ts";
import { wireTree, type WireQuestion } from "./wire-tree.ts";

const compile: CompilePattern = (source) => {
  try {
    const pattern = new RegExp(`^(?:${source})$`, "u");
    return (text) => pattern.test(text);
  } catch {
    return undefined;
  }
};
const question = (
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
const faultsOf = (sent: unknown) =>
  readCheckedTree(sent, compile).faults.map(({ path, message }) => [
    path,
    fieldMessage({ message, path: [] }, "en"),
  ]);
const section = (...childQuestions: Question[]) =>
  wireTree([question(90, { childQuestions }, "SECTION")]);
const wire = (change: object): object => ({ ...wireTree([question(1)])[0], ...change });

describe("a tree that is sent", () => {
  it("comes back as it was, settings read from their text", () => {
    const tree = [
      question(1, { meta: { isRequired: true, type: "number", regEx: "", min: 0, max: 100 } }),
    ];
    const read = readCheckedJson(JSON.stringify(wireTree(tree)), compile);
    expect(read).toEqual({ tree, faults: [] });
  });

  it.each<[string, unknown, string, RegExp]>([
    [
      "an id that reaches for the prototype",
      [wire({ id: "__proto__" })],
      "questions.0.id",
      /“Question 1”.*id is not valid/,
    ],
    ["no id", [wire({ id: undefined })], "questions.0.id", /id is not valid/],
    ["a doubled id", [wire({}), wire({ order: 2 })], "questions.1.id", /same id/],
    ["a doubled order", [wire({}), wire({ id: 2 })], "questions.2.order", /same order/],
    ["an unknown kind", [wire({ renderType: "SLIDER" })], "questions.1.renderType", /not known/],
    [
      "an answer that does not fit",
      [wire({ valueType: "BOOLEAN" })],
      "questions.1.valueType",
      /does not fit/,
    ],
    [
      "settings that are not JSON",
      [wire({ meta: "{" })],
      "questions.1.meta",
      /settings are not valid/,
    ],
    [
      "settings of another kind",
      [wire({ meta: '{"scale":5}' })],
      "questions.1.meta",
      /settings are not valid/,
    ],
    [
      "settings nobody knows",
      [wire({ meta: '{"evil":1}' })],
      "questions.1.meta",
      /settings are not valid/,
    ],
    [
      "a pattern that cannot be taken",
      [wire({ meta: '{"regEx":"("}' })],
      "questions.1.meta.regEx",
      /pattern cannot be taken/,
    ],
    [
      "a long pattern",
      [wire({ meta: JSON.stringify({ regEx: "a".repeat(201) }) })],
      "questions.1.meta",
      /settings/,
    ],
    [
      "a range turned round",
      [wire({ meta: '{"min":2,"max":1}' })],
      "questions.1.meta.max",
      /above the greatest/,
    ],
    [
      "questions inside a text",
      [wire({ childQuestions: [wire({ id: 2 })] })],
      "questions.1.childQuestions",
      /Only a section/,
    ],
    [
      "options of a text",
      [wire({ options: [{ id: 1, textBangla: "ক", textEnglish: "A", value: "1" }] })],
      "questions.1.options",
      /no options/,
    ],
    [
      "a long text",
      [wire({ textBangla: "ক".repeat(FORM_LIMITS.text + 1) })],
      "questions.1.textBangla",
      /longer than allowed/,
    ],
    ["a NUL", [wire({ textEnglish: "a\u0000" })], "questions.1.textEnglish", /cannot be taken/],
    ["what is no list", { questions: [] }, "questions.formJson", /could not be read/],
    ["a question that is none", [7], "questions.0.id", /kind of value|not valid/],
  ])("with %s is refused, the question named", (_what, sent, path, words) => {
    const [first] = faultsOf(sent);
    expect(first?.[0]).toBe(path);
    expect(first?.[1]).toMatch(words);
  });

  it("tells every fault at once", () => {
    const sent = [wire({ meta: "x", valueType: "NONE" }), wire({ id: 2, renderType: "SLIDER" })];
    expect(faultsOf(sent).map(([path]) => path)).toEqual([
      "questions.1.meta",
      "questions.1.valueType",
      "questions.2.renderType",
    ]);
  });
});

describe("a condition", () => {
  const yesNo = question(1, {}, "YES_NO");
  const on = (id: number, answer: string | null) => ({
    conditionQuestionId: id,
    requiredConditionAnswer: answer,
  });

  it("holds on a yes/no and on an option of a dropdown", () => {
    const options = [{ id: 5, textBangla: "ক", textEnglish: "A", value: "1" }];
    const dropdown = question(2, { options }, "DROPDOWN");
    expect(
      faultsOf(section(yesNo, dropdown, question(3, on(1, "true")), question(4, on(2, "5")))),
    ).toEqual([]);
    expect(faultsOf(section(dropdown, question(3, on(2, "6"))))[0]?.[1]).toMatch(
      /not one of that question's/,
    );
  });

  it.each([
    ["a text", section(question(1), question(2, on(1, "true"))), /yes\/no or a dropdown/],
    [
      "a question of another section",
      [...section(yesNo), ...wireTree([question(9, on(1, "true"))])],
      /not in the same section/,
    ],
    [
      "an answer there is not",
      section(yesNo, question(2, on(1, "maybe"))),
      /not one of that question's/,
    ],
    ["itself", section(question(1, on(1, "true"), "YES_NO")), /lead back to itself/],
  ])("on %s is refused", (_what, sent, words) => {
    expect(faultsOf(sent)[0]?.[1]).toMatch(words);
  });
});

describe("an enormous tree", () => {
  const deep = (levels: number): WireQuestion => {
    let inner: WireQuestion[] = [];
    for (let id = levels; id > 0; id -= 1)
      inner = [
        { ...(wireTree([question(id, {}, "SECTION")])[0] as WireQuestion), childQuestions: inner },
      ];
    return inner[0] as WireQuestion;
  };

  it("of 10,000 questions is refused at once, naming the first too many", () => {
    const many = Array.from({ length: 10_000 }, (_, index) => wireTree([question(index + 1)])[0]);
    const text = JSON.stringify(many);
    const started = process.threadCpuUsage();
    const { faults } = readCheckedJson(text, compile);
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(500);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.questionId).toBe(501);
  });

  it("1,000 levels deep is refused at once, and so is one of a million brackets", () => {
    const started = process.threadCpuUsage();
    expect(readCheckedTree([deep(1000)], compile).faults).toMatchObject([{ questionId: 7 }]);
    expect(readCheckedJson("[".repeat(1_000_000), compile).faults).toHaveLength(1);
    expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(500);
    expect(readCheckedTree([deep(6)], compile).faults).toEqual([]);
  });
});
