import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { PRESENCE_GROUPS, PRESENCE_PARTS } from "@shikkha/contract/forms/facts.ts";
import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import { type AnswerFault, readAnswers } from "@shikkha/contract/forms/read-answers.ts";
import type { Answers } from "@shikkha/contract/forms/question.ts";
import {
  checkFacts,
  factNodes,
  missingFrom,
  readFacts,
} from "@shikkha/contract/visits/visit-facts.ts";
import type { AnswerStore } from "../../../shared/question-renderer/answer-store.ts";

interface Checked {
  readonly answers: Answers;
  readonly faults: readonly AnswerFault[];
}

/** The answers as they are stored, and all that is wrong with them: what the server would say. */
export function checkVisit(store: AnswerStore, compile: CompilePattern): Checked {
  const { answers, faults } = readAnswers(store.form, store.answers(), compile);
  const contradicting = checkFacts(store.form, answers);
  const named = new Set(faults.map(({ questionId }) => questionId));
  return {
    answers,
    faults: [...faults, ...contradicting.filter(({ questionId }) => !named.has(questionId))],
  };
}

/** Those of the faults that stand at one of the nodes. */
export function faultsAt(faults: readonly AnswerFault[], nodes: readonly FormNode[]): FormNode[] {
  return nodes.filter(({ question }) =>
    faults.some(({ questionId }) => questionId === question.id),
  );
}

/** Where those present already make up the total, nobody need write that none were absent. */
export function fillAbsences(store: AnswerStore, compile: CompilePattern): void {
  const { answers } = readAnswers(store.form, store.answers(), compile);
  const facts = readFacts(store.form, answers);
  const nodes = factNodes(store.form);
  for (const group of PRESENCE_GROUPS) {
    const counted = facts[group];
    if (!counted || missingFrom(counted) !== 0) continue;
    for (const part of PRESENCE_PARTS) {
      const node = nodes.get(`${group}.${part}`);
      if (node && answers[node.key] === undefined) store.set(node, "0");
    }
  }
}
