import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalTree } from "./canonical.ts";
import { checkTree, readCheckedTree } from "./check-tree.ts";
import { compileForm, isAnswerable } from "./compile-form.ts";
import { diffTrees } from "./diff.ts";
import { newOption, newQuestion } from "./new-question.ts";
import { anyPattern } from "./pattern.ts";
import { publishedTree } from "./published-tree.ts";
import type { Answers, AnswerValue, Question, RenderType, Tree } from "./question.ts";
import { readTree } from "./read-tree.ts";
import { readAnswers } from "./read-answers.ts";
import { scoreForm } from "./scoring.ts";
import { changeQuestion, duplicateQuestion, removeQuestion } from "./tree-edit.ts";
import { moveQuestion } from "./tree-move.ts";
import { walk } from "./tree.ts";
import { visibilityOf, visibleAnswers } from "./visibility.ts";
import { wireTree } from "./wire-tree.ts";

const KINDS: readonly RenderType[] = [
  "YES_NO",
  "DROPDOWN",
  "RADIO",
  "TEXT",
  "CHECKBOX",
  "CHECKBOX_LIST",
  "COMPUTED_CHECKBOX_LIST",
];

/** Sections of questions of every kind; some depend on an earlier or a later one, never in a circle. */
const forms = fc
  .array(
    fc.record({
      isWeighted: fc.boolean(),
      weight: fc.integer({ min: 1, max: 5 }),
      questions: fc.array(
        fc.record({
          kind: fc.constantFrom(...KINDS),
          on: fc.nat(20),
          answer: fc.nat(2),
          isConditional: fc.boolean(),
          isRequired: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((sections): Tree => {
    let id = 0;
    let option = 0;
    return sections.map((section, at): Question => {
      const children = section.questions.map((asked, place): Question => {
        const question = newQuestion((id += 1), asked.kind, { isComputed: section.isWeighted });
        const isList = question.valueType.includes("OPTION_ID");
        return {
          ...question,
          order: place + 1,
          textBangla: "প্রশ্ন",
          textEnglish: "Question",
          meta: { ...question.meta, isRequired: asked.isRequired },
          options: isList
            ? [1, 2, 3].map((value) => ({ ...newOption((option += 1)), value: String(value) }))
            : [],
        };
      });
      const parents = children.filter(
        ({ renderType }) => renderType === "YES_NO" || renderType === "DROPDOWN",
      );
      // By their place in a list of their own, so that some depend on a question further down.
      const rank = new Map(parents.toReversed().map((question, index) => [question.id, index]));
      const conditioned = children.map((question, index): Question => {
        const wish = section.questions[index];
        const asked = wish && parents[wish.on % Math.max(parents.length, 1)];
        const own = rank.get(question.id) ?? -1;
        if (!wish?.isConditional || !asked || asked.id === question.id) return question;
        if (own !== -1 && (rank.get(asked.id) ?? 0) >= own) return question;
        const wanted = asked.options[wish.answer]?.id ?? wish.answer % 2 === 0;
        return {
          ...question,
          conditionQuestionId: asked.id,
          requiredConditionAnswer: String(wanted),
        };
      });
      const kind = section.isWeighted ? "WEIGHTED_STAR_SECTION" : "SECTION";
      const made = newQuestion((id += 1), kind);
      const meta = section.isWeighted ? { ...made.meta, weight: section.weight } : made.meta;
      return { ...made, meta, order: at + 1, textBangla: "অনুচ্ছেদ", childQuestions: conditioned };
    });
  });

const answered = forms.chain((tree) => {
  const nodes = compileForm(tree).nodes.filter(isAnswerable);
  return fc.record({
    tree: fc.constant(tree),
    answers: fc
      .array(fc.nat(5), { minLength: nodes.length, maxLength: nodes.length })
      .map((picks): Answers => {
        const given = nodes.flatMap(({ question, key }, index): [string, AnswerValue][] => {
          const pick = picks[index] ?? 0;
          if (pick === 5) return [];
          const ids = question.options.map((one) => one.id);
          switch (question.valueType) {
            case "BOOLEAN":
              return [[key, pick % 2 === 0]];
            case "OPTION_ID":
              return [[key, ids[pick % 3] ?? 0]];
            case "MULTIPLE_OPTION_ID":
              return [[key, ids.slice(0, 1 + (pick % 3))]];
            case "NUMBER":
              return [[key, 1 + pick]];
            default:
              return [[key, "উত্তর"]];
          }
        });
        return Object.fromEntries(given);
      }),
  });
});

const shuffled = (tree: Tree, seed: number): Tree => {
  const mixed = tree
    .map((question, index) => ({ question, key: Math.sin(seed * 31 + index * 17) }))
    .toSorted((one, other) => one.key - other.key);
  return mixed.map(({ question }) => ({
    ...question,
    childQuestions: shuffled(question.childQuestions, seed + 1),
  }));
};

it("never counts what a hidden question was answered with, and stays between nothing and five", () => {
  fc.assert(
    fc.property(answered, fc.nat(3), ({ tree, answers }, other) => {
      const form = compileForm(tree);
      const shown = visibilityOf(form, answers);
      const changed = { ...answers };
      for (const { index, key, question } of form.nodes) {
        if (shown[index] === 1 || answers[key] === undefined) continue;
        const option = question.options[other % 3]?.id ?? 0;
        if (typeof changed[key] === "boolean") changed[key] = !changed[key];
        else if (typeof changed[key] === "number") changed[key] = option;
      }
      const { score } = scoreForm(form, answers);
      expect((score ?? 0) >= 0 && (score ?? 0) <= 5 + 1e-9).toBe(true);
      expect(scoreForm(form, changed)).toEqual(scoreForm(form, answers));
      expect(visibleAnswers(form, changed)).toEqual(visibleAnswers(form, answers));
      expect(scoreForm(form, visibleAnswers(form, answers))).toEqual(scoreForm(form, answers));
    }),
  );
});

it("sees, checks and scores the same in whatever order questions and answers come", () => {
  fc.assert(
    fc.property(answered, fc.nat(1000), ({ tree, answers }, seed) => {
      const form = compileForm(tree);
      const mixed = compileForm(shuffled(tree, seed));
      const backwards = Object.fromEntries(Object.entries(answers).toReversed());
      expect(scoreForm(mixed, backwards)).toEqual(scoreForm(form, answers));
      expect(visibleAnswers(mixed, backwards)).toEqual(visibleAnswers(form, answers));
      expect(readAnswers(mixed, backwards, anyPattern)).toEqual(
        readAnswers(form, answers, anyPattern),
      );
    }),
  );
});

it("refuses every circle of conditions, naming the questions in it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), (length, start) => {
      const circle = Array.from({ length }, (_, index): Question => ({
        ...newQuestion(index + 1, "YES_NO"),
        order: index + 1,
        textBangla: "প্রশ্ন",
        conditionQuestionId: ((index + start) % length) + 1,
        requiredConditionAnswer: "true",
      }));
      const faults = checkTree(
        [{ ...newQuestion(99, "SECTION"), childQuestions: circle }],
        anyPattern,
      );
      const isAllInCircles = faults.length === length;
      expect(
        isAllInCircles && faults.every(({ path }) => path.endsWith("conditionQuestionId")),
      ).toBe(true);
    }),
  );
});

it("moves questions without losing, doubling or breaking any", () => {
  const ids = (tree: Tree) =>
    [...walk(tree)].map((one) => one.question.id).toSorted((a, b) => a - b);
  fc.assert(
    fc.property(
      forms,
      fc.array(fc.tuple(fc.nat(50), fc.boolean()), { maxLength: 20 }),
      (tree, steps) => {
        let current = tree;
        const all = ids(tree);
        for (const [pick, isUp] of steps) {
          const move = moveQuestion(current, all[pick % all.length] ?? 0, isUp ? "up" : "down");
          if ("tree" in move) current = move.tree;
        }
        expect(ids(current)).toEqual(all);
        expect(checkTree(current, anyPattern)).toEqual([]);
        expect(diffTrees(tree, current).changes.every(({ kind }) => kind === "moved")).toBe(true);
        expect(diffTrees(tree, current).isComparable).toBe(true);
      },
    ),
  );
});

it("deletes and duplicates anywhere and leaves a form without a fault", () => {
  fc.assert(
    fc.property(forms, fc.nat(50), (tree, pick) => {
      const all = [...walk(tree)].map(({ question }) => question.id);
      const id = all[pick % all.length] ?? 0;
      expect(checkTree(removeQuestion(tree, id), anyPattern)).toEqual([]);
      expect([...walk(removeQuestion(tree, id))].some(({ question }) => question.id === id)).toBe(
        false,
      );
      const copy = duplicateQuestion(tree, id);
      expect(copy && checkTree(copy.tree, anyPattern)).toEqual([]);
      expect(copy && diffTrees(tree, copy.tree).changes.every(({ kind }) => kind === "added")).toBe(
        true,
      );
    }),
  );
});

it("has one text for one tree, whatever the order of keys and lists, and another for another", () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, item]) => [key, turned(item)]),
    );
  };
  fc.assert(
    fc.property(forms, fc.nat(1000), (tree, seed) => {
      const text = canonicalTree(tree);
      expect(canonicalTree(turned(shuffled(tree, seed)) as Tree)).toBe(text);
      expect(canonicalTree(readCheckedTree(wireTree(tree), anyPattern).tree)).toBe(text);
      const [first] = tree;
      const changed = changeQuestion(tree, first?.id ?? 0, (one) => ({
        ...one,
        textEnglish: "Other",
      }));
      expect(canonicalTree(changed)).not.toBe(text);
    }),
  );
});

it("a stored form is the same tree read with all checks and without them", () => {
  fc.assert(
    fc.property(forms, (tree) => {
      const sent = wireTree(tree);
      expect(publishedTree(sent)).toEqual(readTree(sent).tree);
    }),
  );
});
