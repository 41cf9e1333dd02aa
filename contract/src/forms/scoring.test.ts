import { describe, expect, it } from "vitest";
import { compileForm } from "./compile-form.ts";
import { newQuestion } from "./new-question.ts";
import type { Answers, Question, QuestionMeta, RenderType } from "./question.ts";
import { ratingBand, roundRating } from "./rating.ts";
import { scoreForm } from "./scoring.ts";

let nextId = 0;
const make = (kind: RenderType, meta: QuestionMeta, change: Partial<Question> = {}): Question => {
  nextId += 1;
  const made = newQuestion(nextId, kind);
  return { ...made, order: nextId, meta: { ...made.meta, ...meta }, ...change };
};
/** Options 1 to 5, whose ids are the values in tens. */
const rated = (meta: QuestionMeta = { weight: 1 }, change: Partial<Question> = {}) =>
  make("RADIO", meta, {
    options: [1, 2, 3, 4, 5].map((value) => ({
      id: value * 10,
      textBangla: "",
      textEnglish: "",
      value: String(value),
    })),
    ...change,
  });
const stars = (meta: QuestionMeta, ...childQuestions: Question[]) =>
  make("WEIGHTED_STAR_SECTION", meta, { childQuestions });
const answers = (...given: [Question, Answers[string]][]): Answers =>
  Object.fromEntries(given.map(([{ id }, value]) => [String(id), value]));

describe("the score", () => {
  it("of a section is the mean of its questions by weight, of the form the mean of its sections by weight", () => {
    const [a, b, c] = [rated({ weight: 1 }), rated({ weight: 3 }), rated()];
    const first = stars({ weight: 2 }, a, b);
    const second = stars({ weight: 1 }, c);
    const { score, sections } = scoreForm(
      compileForm([first, second]),
      answers([a, 50], [b, 10], [c, 40]),
    );
    expect(sections.get(first.id)).toMatchObject({ score: 2, answered: 2, scored: 2 });
    expect(sections.get(second.id)?.score).toBe(4);
    expect(score).toBeCloseTo((2 * 2 + 4) / 3, 10);
  });

  it("takes yes as all, no as nothing, and what is not weighted as no part of it", () => {
    const [yes, no] = [make("YES_NO", { weight: 1 }), make("YES_NO", { weight: 1 })];
    const silent = make("YES_NO", {});
    const section = stars({}, yes, no, silent);
    expect(
      scoreForm(compileForm([section]), answers([yes, true], [no, false], [silent, false])).score,
    ).toBe(2.5);
  });

  it("takes ticked options as a share of all there are", () => {
    const list = make("COMPUTED_CHECKBOX_LIST", { weight: 1 }, { options: rated().options });
    expect(scoreForm(compileForm([stars({}, list)]), answers([list, [10, 50]])).score).toBeCloseTo(
      2,
      10,
    );
  });

  it("brings every scale to the section's and every section to five", () => {
    const question = rated();
    const section = stars({ scale: 10 }, question);
    const { score, sections } = scoreForm(compileForm([section]), answers([question, 40]));
    expect(sections.get(section.id)).toMatchObject({ score: 8, scale: 10 });
    expect(score).toBe(4);
  });

  it("is the stars themselves where a section has no scored question", () => {
    const section = stars({ scale: 10 }, make("TEXT", {}));
    expect(scoreForm(compileForm([section]), answers([section, 7])).score).toBe(3.5);
  });

  it("leaves out what is hidden and what is not answered", () => {
    const asked = make("YES_NO", {});
    const hidden = rated(
      { weight: 5 },
      { conditionQuestionId: asked.id, requiredConditionAnswer: "true" },
    );
    const [open, empty] = [rated(), rated()];
    const form = compileForm([stars({}, asked, hidden, open, empty)]);
    expect(scoreForm(form, answers([asked, false], [hidden, 10], [open, 50])).score).toBe(5);
    expect(scoreForm(form, answers([asked, true], [hidden, 10], [open, 50])).score).toBeCloseTo(
      10 / 6,
      10,
    );
    expect(scoreForm(form, {}).score).toBeNull();
  });

  it("does not count a plain section, but the questions it holds for the weighted one around it", () => {
    const [inside, beside] = [rated(), rated()];
    const plain = make("SECTION", {}, { childQuestions: [inside], valueType: "NUMBER", meta: {} });
    expect(scoreForm(compileForm([plain]), answers([inside, 50])).score).toBeNull();
    expect(
      scoreForm(compileForm([stars({}, plain, beside)]), answers([inside, 50], [beside, 30])).score,
    ).toBe(4);
  });
});

it.each([
  [0, "unsatisfactory"],
  [1, "unsatisfactory"],
  [1.04, "unsatisfactory"],
  [1.05, "fair"],
  [2, "fair"],
  [2.1, "good"],
  [3, "good"],
  [3.1, "veryGood"],
  [4, "veryGood"],
  [4.1, "excellent"],
  [5, "excellent"],
] as const)("a rating of %s is %s", (rating, band) => {
  expect(ratingBand(rating)).toBe(band);
});

it("rounds as on paper", () => {
  expect([1.05, 2.25, 3.349, 0.05].map(roundRating)).toEqual([1.1, 2.3, 3.3, 0.1]);
});
