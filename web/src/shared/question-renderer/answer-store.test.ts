import { describe, expect, it } from "vitest";
import { compileForm, type FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type { Question, RenderType } from "@shikkha/contract/forms/question.ts";
import { createAnswerStore } from "./answer-store.ts";
import { stepsOf } from "./form-steps.ts";
import { starOptions } from "./star-options.ts";

const ask = (id: number, kind: RenderType, change: Partial<Question> = {}): Question => ({
  ...newQuestion(id, kind),
  order: id,
  ...change,
});
const on = (id: number) => ({ conditionQuestionId: id, requiredConditionAnswer: "true" });
const bands = [1, 2, 3].map((value) => ({
  id: value,
  textBangla: "",
  textEnglish: "",
  value: String(value),
}));

function listening(questions: Question[]) {
  const store = createAnswerStore(compileForm(questions));
  const heard: number[] = [];
  for (const node of store.form.nodes) store.onNode(node, () => heard.push(node.question.id));
  const node = (id: number): FormNode => store.form.byId.get(id) as FormNode;
  return { store, heard, node };
}

describe("answers while a form is filled in", () => {
  it("draw one question again for a keystroke, and only what a condition opens", () => {
    const { store, heard, node } = listening([
      ask(1, "YES_NO"),
      ask(2, "TEXT", on(1)),
      ask(3, "TEXT"),
    ]);
    store.set(node(3), "ক");
    expect(heard.splice(0)).toEqual([3]);
    store.set(node(1), true);
    expect(heard.splice(0)).toEqual([1, 2]);
    expect(store.cell(node(2)).isShown).toBe(true);
    store.set(node(1), false);
    expect(store.cell(node(2)).isShown).toBe(false);
  });

  it("are judged when they are left, empty ones only when the reader goes on", () => {
    const meta = { isRequired: true, type: "number" } as const;
    const { store, node } = listening([ask(1, "TEXT", { meta }), ask(2, "TEXT", { meta })]);
    store.set(node(1), "বারো");
    expect(store.check(store.form.nodes, false).map(({ question }) => question.id)).toEqual([1]);
    expect(store.check(store.form.nodes, true)).toHaveLength(2);
    store.set(node(1), "১২");
    expect(store.cell(node(1)).fault).toBeUndefined();
    store.takeFaults([{ questionId: 1, message: "x" }]);
    expect(store.cell(node(1)).fault).toBe("x");
  });

  it("score as they come", () => {
    const rated = ask(2, "RADIO", { meta: { weight: 1 }, options: bands });
    const { store, node } = listening([
      ask(1, "WEIGHTED_STAR_SECTION", { childQuestions: [rated] }),
    ]);
    let told = 0;
    store.onScore(() => (told += 1));
    expect(store.score().score).toBeNull();
    store.set(node(2), 3);
    expect([told, store.score().score]).toEqual([1, 5]);
    expect(starOptions(node(2))).toHaveLength(3);
  });
});

it("makes a step of each section, with the questions that stand behind it", () => {
  const form = compileForm([
    ask(1, "TEXT"),
    ask(2, "SECTION", { childQuestions: [ask(3, "TEXT")] }),
    ask(4, "COMPUTED_STAR"),
    ask(5, "SECTION"),
  ]);
  expect(stepsOf(form).map(({ nodes }) => nodes.map(({ question }) => question.id))).toEqual([
    [1],
    [2, 3, 4],
    [5],
  ]);
});
