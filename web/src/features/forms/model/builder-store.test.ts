import { describe, expect, it } from "vitest";
import { checkTree } from "@shikkha/contract/forms/check-tree.ts";
import { anyPattern } from "@shikkha/contract/forms/pattern.ts";
import { RENDER_TYPES, type RenderType } from "@shikkha/contract/forms/question.ts";
import { changeQuestion } from "@shikkha/contract/forms/tree-edit.ts";
import { childrenOf, findQuestion } from "@shikkha/contract/forms/tree.ts";
import {
  add,
  createBuilder,
  duplicate,
  edit,
  editTree,
  move,
  redo,
  remove,
  undo,
} from "./builder-store.ts";
import { changeKind } from "./change-kind.ts";
import { scoreShares } from "./score-share.ts";

const EMPTY = { nameBangla: "ফরম", nameEnglish: "Form", tree: [] };
const started = () => {
  const store = createBuilder(EMPTY);
  add(store, null, "SECTION");
  const section = store.getState().selected ?? 0;
  return { store, section, tree: () => store.getState().document.tree };
};

describe("the builder", () => {
  it("adds, duplicates and deletes, and takes each back and forth again", () => {
    const { store, section, tree } = started();
    add(store, section, "YES_NO");
    add(store, section, "CONDITIONAL");
    const conditional = store.getState().selected ?? 0;
    expect(findQuestion(tree(), conditional)).toMatchObject({
      conditionQuestionId: 2,
      requiredConditionAnswer: "true",
    });
    duplicate(store, conditional);
    expect(childrenOf(tree(), section)).toHaveLength(3);
    remove(store, 2);
    expect(store.getState().selected).toBe(conditional);
    undo(store);
    undo(store);
    expect(childrenOf(tree(), section)).toHaveLength(2);
    redo(store);
    expect(childrenOf(tree(), section)).toHaveLength(3);
    expect(checkTree(tree(), anyPattern)).toEqual([]);
  });

  it("gives an id once: neither deleting nor taking back brings it again", () => {
    const { store, section, tree } = started();
    add(store, section, "RADIO");
    const first = store.getState().selected ?? 0;
    const options = findQuestion(tree(), first)?.options.map(({ id }) => id) ?? [];
    remove(store, first);
    add(store, section, "RADIO");
    const second = store.getState().selected ?? 0;
    expect(second).toBeGreaterThan(first);
    const newer = findQuestion(tree(), second)?.options.map(({ id }) => id) ?? [];
    expect(Math.min(...newer)).toBeGreaterThan(Math.max(...options));
    undo(store);
    duplicate(store, section);
    expect(store.getState().selected).toBeGreaterThan(second);
  });

  it("goes on above what earlier versions used", () => {
    const store = createBuilder(EMPTY, { question: 40, option: 90 });
    add(store, null, "SECTION");
    const section = store.getState().selected ?? 0;
    add(store, section, "DROPDOWN");
    const made = findQuestion(store.getState().document.tree, store.getState().selected ?? 0);
    expect([section, made?.id]).toEqual([41, 42]);
    expect(made?.options.map(({ id }) => id)).toEqual([91, 92]);
  });

  it("takes typing back as one step", () => {
    const { store, section } = started();
    const before = store.getState().past.length;
    for (const text of ["ক", "কখ", "কখগ"])
      editTree(
        store,
        (tree) => changeQuestion(tree, section, (one) => ({ ...one, textBangla: text })),
        `${section}.bn`,
      );
    expect(store.getState().past).toHaveLength(before + 1);
    edit(store, (document) => ({ ...document, nameEnglish: "Other" }), "title");
    undo(store);
    undo(store);
    expect(findQuestion(store.getState().document.tree, section)?.textBangla).toBe("");
  });

  it("refuses a move past a question that depends on it, and says which", () => {
    const { store, section } = started();
    add(store, section, "YES_NO");
    add(store, section, "CONDITIONAL");
    move(store, 2, "down");
    expect(store.getState().refusal).toMatchObject({
      refused: "neighbourDepends",
      neighbour: { id: 3 },
    });
    move(store, 3, 0);
    expect(store.getState().refusal).toMatchObject({ refused: "conditionedOnNeighbour" });
  });

  it("turns any kind into any other and leaves no fault", () => {
    const kinds = RENDER_TYPES.filter((kind) => !kind.includes("SECTION"));
    const pairs = kinds.flatMap((from) => kinds.map((to): [RenderType, RenderType] => [from, to]));
    for (const [from, to] of pairs) {
      const { store, section, tree } = started();
      add(store, section, from);
      add(store, section, "CONDITIONAL");
      expect(checkTree(changeKind(tree(), 2, to), anyPattern), `${from} to ${to}`).toEqual([]);
    }
  });
});

it("shares the score by weight", () => {
  const { store, section, tree } = started();
  editTree(store, (before) => changeKind(before, section, "WEIGHTED_STAR_SECTION"));
  add(store, null, "WEIGHTED_STAR_SECTION");
  expect(scoreShares(tree()).map(({ share }) => share)).toEqual([0.5, 0.5]);
});
