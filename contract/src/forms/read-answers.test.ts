import { describe, expect, it } from "vitest";
import { fieldMessage } from "../kernel/field-message.ts";
import { compileForm } from "./compile-form.ts";
import { newOption, newQuestion } from "./new-question.ts";
import type { CompilePattern } from "./pattern.ts";
import {
  FORM_LIMITS,
  type Question,
  type QuestionMeta,
  type RenderType,
  type TextType,
} from "./question.ts";
import { readAnswers } from "./read-answers.ts";
import { visibilityOf } from "./visibility.ts";

const compile: CompilePattern = (source) => {
  const pattern = new RegExp(`^(?:${source})$`, "u");
  return (text) => pattern.test(text);
};
const ask = (
  id: number,
  kind: RenderType,
  meta: QuestionMeta = {},
  change: Partial<Question> = {},
): Question => {
  const made = newQuestion(id, kind);
  return { ...made, order: id, meta: { ...made.meta, ...meta }, ...change };
};
const read = (questions: Question[], given: unknown) =>
  readAnswers(compileForm(questions), given, compile);
const text = (type: TextType, meta: QuestionMeta = {}) => ask(1, "TEXT", { type, ...meta });

describe("a descriptive answer", () => {
  it.each<[TextType, string, string]>([
    ["text", "  ক  ", "ক"],
    ["text", "য\u09BC", "\u09DF".normalize("NFC")],
    ["number", "১২৩", "123"],
    ["number", "১,২০৪", "1204"],
    ["number", "-4.5", "-4.5"],
    ["mobile", "০১৭১২৩৪৫৬৭৮", "01712345678"],
    ["email", " a@b.c ", "a@b.c"],
    ["date", "২০২৬-০২-২৮", "2026-02-28"],
    ["multiline", "এক\nদুই", "এক\nদুই"],
  ])("of the kind %s takes %j as %j", (type, given, kept) => {
    expect(read([text(type)], { 1: given })).toEqual({ answers: { 1: kept }, faults: [] });
  });

  it.each<[TextType, QuestionMeta, unknown]>([
    ["number", {}, "বারো"],
    ["number", {}, "1e5"],
    ["number", { min: 1 }, "0"],
    ["number", { max: 100 }, "১০১"],
    ["mobile", {}, "01212345678"],
    ["email", {}, "a@b"],
    ["date", {}, "2026-02-30"],
    ["text", { regEx: "[A-Z]{3}" }, "ABCD"],
    ["text", {}, "ক".repeat(FORM_LIMITS.answerText + 1)],
    ["multiline", {}, "ক".repeat(100_000)],
    ["text", {}, "a\u0000b"],
    ["text", {}, 5],
    ["text", { isRequired: true }, "   "],
  ])("of the kind %s with %o refuses %j", (type, meta, given) => {
    const { answers, faults } = read([text(type, meta)], { 1: given });
    expect(answers).toEqual({});
    expect(faults).toMatchObject([{ questionId: 1 }]);
    const message = faults[0]?.message ?? "";
    expect(fieldMessage({ message, path: [] }, "bn")).toMatch(/[\u0980-\u09FF]/);
    expect(fieldMessage({ message, path: [] }, "en")).not.toMatch(/[\u0980-\u09FF]/);
  });
});

describe("a chosen answer", () => {
  const options = [{ ...newOption(7) }, { ...newOption(8) }];

  it("is one of the options, each once and in their order", () => {
    const list = ask(2, "CHECKBOX_LIST", {}, { options });
    expect(read([ask(1, "RADIO", {}, { options }), list], { 1: 8, 2: [8, 7, 8] }).answers).toEqual({
      1: 8,
      2: [7, 8],
    });
    expect(read([list], { 2: [7, 9] }).faults).toHaveLength(1);
    expect(read([list], { 2: "7" }).faults).toHaveLength(1);
    expect(read([ask(1, "DROPDOWN", {}, { options })], { 1: "7" }).faults).toHaveLength(1);
  });

  it("is asked for when it is required, a tick as well as a choice", () => {
    const kinds: RenderType[] = [
      "RADIO",
      "DROPDOWN",
      "YES_NO",
      "CHECKBOX",
      "CHECKBOX_LIST",
      "WEIGHTED_STAR_SECTION",
    ];
    const form = kinds.map((kind, index) => ask(index + 1, kind, { isRequired: true }));
    expect(read(form, { 4: false, 5: [] }).faults.map(({ questionId }) => questionId)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(read([ask(1, "YES_NO", { isRequired: true })], { 1: false })).toEqual({
      answers: { 1: false },
      faults: [],
    });
  });

  it("is a whole number of stars on the section's scale", () => {
    const section = ask(1, "WEIGHTED_STAR_SECTION");
    expect(read([section], { 1: 5 }).answers).toEqual({ 1: 5 });
    for (const stars of [0, 6, 2.5, "3"])
      expect(read([section], { 1: stars }).faults).toHaveLength(1);
  });
});

describe("all answers together", () => {
  const on = (id: number) => ({ conditionQuestionId: id, requiredConditionAnswer: "true" });
  const chain = [
    ask(1, "YES_NO"),
    ask(2, "YES_NO", {}, on(1)),
    ask(3, "TEXT", { isRequired: true, type: "number" }, on(2)),
  ];

  it("leave out what is hidden, through a chain of conditions, and ask nothing of it", () => {
    expect(read(chain, { 1: false, 2: true, 3: "nonsense" })).toEqual({
      answers: { 1: false },
      faults: [],
    });
    expect(read(chain, { 1: true, 2: true, 3: "nonsense" }).faults).toMatchObject([
      { questionId: 3 },
    ]);
  });

  it("name every fault, and keys the form does not know", () => {
    const given = JSON.parse('{"1": 5, "__proto__": 1, "77": "x"}') as unknown;
    const { faults } = read([ask(1, "YES_NO"), ask(2, "TEXT", { isRequired: true })], given);
    expect(faults.map(({ questionId }) => questionId).toSorted((a, b) => a - b)).toEqual([
      0, 1, 2, 77,
    ]);
  });

  it("of a form of 200 questions are settled far below a millisecond after one toggle", () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      ask(index + 1, index % 2 === 0 ? "YES_NO" : "TEXT", {}, index % 2 === 0 ? {} : on(index)),
    );
    const form = compileForm(many);
    const answers: Record<string, boolean> = {};
    for (let round = 0; round < 200; round += 1) visibilityOf(form, answers);
    const started = process.threadCpuUsage();
    for (let round = 0; round < 200; round += 1) {
      answers["1"] = round % 2 === 0;
      visibilityOf(form, answers);
    }
    expect(process.threadCpuUsage(started).user / 1000 / 200).toBeLessThan(0.2);
  });
});
