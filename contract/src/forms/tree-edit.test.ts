import { describe, expect, it } from "vitest";
import { diffTrees } from "./diff.ts";
import { newMeta, newQuestion } from "./new-question.ts";
import type { Question, RenderType, Tree } from "./question.ts";
import { checkForPublishing } from "./publish-check.ts";
import {
  addOption,
  addQuestion,
  changeOption,
  changeQuestion,
  placeLast,
  removeOption,
  removeQuestion,
} from "./tree-edit.ts";
import { moveQuestion, moveQuestionTo } from "./tree-move.ts";
import { childrenOf, findQuestion, siblingsOf } from "./tree.ts";

const ask = (id: number, kind: RenderType, change: Partial<Question> = {}): Question => ({
  ...newQuestion(id, kind),
  order: id,
  textBangla: "প্রশ্ন",
  textEnglish: "Question",
  ...change,
});
const on = (id: number) => ({ conditionQuestionId: id, requiredConditionAnswer: "true" });
const section = (...childQuestions: Question[]): Tree => [ask(90, "SECTION", { childQuestions })];
const order = (tree: Tree) => siblingsOf(tree, 1).map(({ id }) => id);

it("gives a new question the defaults of its kind", () => {
  expect(newQuestion(1, "WEIGHTED_STAR_SECTION")).toMatchObject({
    order: 1,
    valueType: "NUMBER",
    meta: { scale: 5, weight: 1, shouldHideStar: false },
  });
  expect(newQuestion(1, "TEXT")).toMatchObject({
    valueType: "STRING",
    meta: { isRequired: false, type: "text", regEx: "" },
  });
  expect(newMeta("RADIO", true)).toEqual({ weight: 1 });
  expect(newMeta("DROPDOWN", false)).toEqual({});
  expect(newQuestion(1, "SECTION", { isComputed: true }).valueType).toBe("NUMBER");
  expect(newQuestion(1, "SECTION").valueType).toBe("NONE");
  expect(addOption([ask(1, "RADIO")], 1)[0]?.options).toMatchObject([{ id: 1, value: "1" }]);
});

describe("a move", () => {
  const tree = section(ask(1, "YES_NO"), ask(2, "TEXT", on(1)), ask(3, "TEXT"));

  it("goes up and down among its siblings", () => {
    const move = moveQuestion(tree, 3, "up");
    expect("tree" in move && order(move.tree)).toEqual([1, 3, 2]);
  });

  it("is refused past the question it depends on, past one that depends on it, and past the end", () => {
    expect(moveQuestion(tree, 2, "up")).toMatchObject({
      refused: "conditionedOnNeighbour",
      neighbour: { id: 1 },
    });
    expect(moveQuestion(tree, 1, "down")).toMatchObject({
      refused: "neighbourDepends",
      neighbour: { id: 2 },
    });
    expect(moveQuestion(tree, 1, "up")).toMatchObject({ refused: "atEdge" });
    expect(moveQuestionTo(tree, 2, 0)).toMatchObject({ refused: "conditionedOnNeighbour" });
    const far = moveQuestionTo(tree, 3, 0);
    expect("tree" in far && order(far.tree)).toEqual([3, 1, 2]);
  });
});

describe("an edit", () => {
  it("places a child after the highest order", () => {
    const tree = section(ask(1, "TEXT", { order: 4 }));
    expect(childrenOf(placeLast(tree, 90, ask(2, "TEXT")), 90).map((one) => one.order)).toEqual([
      4, 5,
    ]);
    const added = addQuestion(tree, 90, "YES_NO");
    expect(findQuestion(added.tree, added.id)).toMatchObject({
      id: 91,
      order: 5,
      renderType: "YES_NO",
    });
  });

  it("deletes wherever nested and frees what depended on it", () => {
    const tree = section(ask(1, "YES_NO"), ask(2, "TEXT", on(1)));
    expect(childrenOf(removeQuestion(tree, 1), 90)).toMatchObject([
      { id: 2, conditionQuestionId: null },
    ]);
  });

  it("takes out an option with the conditions on it", () => {
    const dropdown = addOption(addOption(section(ask(1, "DROPDOWN"), ask(2, "TEXT")), 1), 1);
    const tree = changeQuestion(dropdown, 2, (one) => ({
      ...one,
      conditionQuestionId: 1,
      requiredConditionAnswer: "2",
    }));
    const left = removeOption(tree, 1, 2);
    expect(findQuestion(left, 1)?.options).toHaveLength(1);
    expect(findQuestion(left, 2)?.conditionQuestionId).toBeNull();
    expect(findQuestion(removeOption(tree, 1, 1), 2)?.conditionQuestionId).toBe(1);
  });
});

describe("the difference of two versions", () => {
  const scored = {
    meta: { weight: 1 },
    options: [{ id: 1, textBangla: "ক", textEnglish: "A", value: "1" }],
  };
  const tree: Tree = [
    ask(90, "WEIGHTED_STAR_SECTION", {
      childQuestions: [ask(1, "RADIO", scored), ask(2, "TEXT"), ask(3, "TEXT")],
    }),
  ];
  const parts = (after: Tree) =>
    diffTrees(tree, after).changes.map((change) => [
      change.kind,
      change.questionId,
      ...change.parts,
    ]);

  it("names what was added, removed, changed and moved", () => {
    const { tree: added } = addQuestion(removeQuestion(tree, 2), 90, "TEXT");
    expect(parts(added)).toEqual([
      ["added", 91],
      ["removed", 2],
    ]);
    const moved = moveQuestionTo(tree, 3, 0);
    expect("tree" in moved && parts(moved.tree)).toEqual([["moved", 3]]);
    expect(
      parts(
        changeQuestion(tree, 2, (one) => ({
          ...one,
          textBangla: "নতুন",
          meta: { ...one.meta, isRequired: true },
        })),
      ),
    ).toEqual([["changed", 2, "text", "required"]]);
  });

  it("says when scores can no longer be compared", () => {
    const comparable = (after: Tree) => diffTrees(tree, after).isComparable;
    expect(comparable(changeQuestion(tree, 1, (one) => ({ ...one, textBangla: "নতুন" })))).toBe(
      true,
    );
    expect(comparable(removeQuestion(tree, 2))).toBe(true);
    expect(comparable(changeOption(tree, 1, 1, { textEnglish: "B" }))).toBe(true);
    expect(comparable(changeOption(tree, 1, 1, { value: "2" }))).toBe(false);
    expect(comparable(changeQuestion(tree, 1, (one) => ({ ...one, meta: { weight: 2 } })))).toBe(
      false,
    );
    expect(comparable(removeQuestion(tree, 1))).toBe(false);
  });
});

it("is ready to be published only with questions, texts and options; one language is enough but told", () => {
  expect(checkForPublishing([]).faults).toEqual([{ questionId: undefined, kind: "empty" }]);
  const tree = section(
    ask(1, "RADIO", { textEnglish: "" }),
    ask(2, "TEXT", { textBangla: " ", textEnglish: "" }),
  );
  expect(checkForPublishing(tree)).toMatchObject({
    faults: [
      { questionId: 1, kind: "noOptions" },
      { questionId: 2, kind: "noText" },
    ],
    untranslated: [1],
  });
});
