import { compileForm } from "@shikkha/contract/forms/compile-form.ts";
import { newQuestion } from "@shikkha/contract/forms/new-question.ts";
import type { Fact } from "@shikkha/contract/forms/facts.ts";
import { anyPattern } from "@shikkha/contract/forms/pattern.ts";
import type { Question } from "@shikkha/contract/forms/question.ts";
import { expect, it } from "vitest";
import { createAnswerStore } from "../../../shared/question-renderer/answer-store.ts";
import { sectionParts } from "./section-parts.ts";
import { checkVisit, faultsAt, fillAbsences } from "./visit-check.ts";

function count(id: number, fact?: Fact): Question {
  const meta = { isRequired: true, type: "number" as const, ...(fact && { fact }) };
  return { ...newQuestion(id, "TEXT"), order: id, meta };
}

const PRESENCE = [
  count(1),
  count(2, "people.total"),
  count(3, "people.present"),
  count(4, "people.authorised"),
  count(5, "people.unauthorised"),
  count(6),
];

it("draws the four numbers of a presence as one, where the first of them stands", () => {
  const parts = sectionParts(compileForm(PRESENCE).nodes);
  expect(parts.map(({ what }) => what)).toEqual(["question", "presence", "question"]);
});

it("leaves questions alone whose group is not whole", () => {
  const parts = sectionParts(compileForm(PRESENCE.slice(0, 3)).nodes);
  expect(parts.map(({ what }) => what)).toEqual(["question", "question", "question"]);
});

it("puts the grades that a form asks for into one table", () => {
  const form = compileForm([count(1, "students.6.enrolled"), count(2, "students.6.girls")]);
  expect(sectionParts(form.nodes).map(({ what }) => what)).toEqual(["students"]);
});

it("finds numbers that contradict each other at their question, and writes no absence nobody had", () => {
  const store = createAnswerStore(compileForm(PRESENCE));
  const set = (id: number, text: string) => {
    const node = store.form.byId.get(id);
    if (node) store.set(node, text);
  };
  for (const [id, text] of [
    [1, "9"],
    [2, "৬"],
    [3, "৫"],
    [4, "0"],
    [5, "0"],
    [6, "1"],
  ] as const)
    set(id, text);
  const wrong = () => faultsAt(checkVisit(store, anyPattern).faults, store.form.nodes);
  expect(wrong().map(({ question }) => question.id)).toEqual([2]);
  set(3, "৬");
  expect(wrong()).toEqual([]);
  const fresh = createAnswerStore(compileForm(PRESENCE), { 1: "9", 2: "6", 3: "6", 6: "1" });
  fillAbsences(fresh, anyPattern);
  expect(fresh.answers()).toMatchObject({ 4: "0", 5: "0" });
});
