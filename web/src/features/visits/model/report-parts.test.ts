import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { wireTree } from "@shikkha/contract/forms/wire-tree.ts";
import { expect, it } from "vitest";
import { reportParts } from "./report-parts.ts";

const question = (
  id: number,
  kind: Question["renderType"],
  change: Partial<Question> = {},
): Question => ({
  ...newQuestion(id, kind),
  order: id,
  textBangla: `প্রশ্ন ${id}`,
  textEnglish: `Question ${id}`,
  ...change,
});
const options = [1, 2].map((id) => ({ id, textBangla: "ক", textEnglish: "A", value: String(id) }));

it("parts stars from answers, and leaves out what is hidden or counted", () => {
  const tree = wireTree([
    question(1, "WEIGHTED_STAR_SECTION", {
      childQuestions: [question(2, "RADIO", { options, meta: { weight: 1 } }), question(3, "TEXT")],
    }),
    question(4, "SECTION", {
      childQuestions: [
        question(5, "YES_NO"),
        question(6, "TEXT", { conditionQuestionId: 5, requiredConditionAnswer: "true" }),
        question(7, "TEXT", { meta: { type: "number", fact: "people.total" } }),
      ],
    }),
  ]);
  const parts = reportParts({
    form: { questions: tree },
    answers: { 2: 2, 3: "লেখা", 5: false, 6: "hidden", 7: "9" },
    ratings: { 1: 5, 2: 5 },
  });
  expect(
    parts.sections.map(({ node, rating, questions }) => [
      node.key,
      rating,
      questions.map((one) => one.node.key),
    ]),
  ).toEqual([["1", 5, ["2"]]]);
  expect(
    parts.questions.map(({ node, questions }) => [node.key, questions.map(({ key }) => key)]),
  ).toEqual([
    ["1", ["3"]],
    ["4", ["5"]],
  ]);
});
