import { anyPattern, type CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import {
  type CompiledForm,
  type FormNode,
  isAnswerable,
} from "@shikkha/contract/forms/compile-form.ts";
import { readAnswer } from "@shikkha/contract/forms/answer-value.ts";
import type { Answers, AnswerValue } from "@shikkha/contract/forms/question.ts";
import { isScored } from "@shikkha/contract/forms/question-kind.ts";
import { type FormScore, scoreForm } from "@shikkha/contract/forms/scoring.ts";
import { visibilityOf } from "@shikkha/contract/forms/visibility.ts";

/** What one question needs to draw itself; a new one only when something in it changed. */
export interface AnswerCell {
  readonly value: AnswerValue | undefined;
  /** In both languages, as a schema's own message is. */
  readonly fault: string | undefined;
  readonly isShown: boolean;
}

type Listener = () => void;

/** What listeners can ask for beside single questions. */
const SCORE = "score";
const ANY = "any";

/**
 * The answers of one form while it is filled in. Each question listens to its own cell, so that a keystroke draws one
 * question again and a condition only those it opens or shuts.
 */
export function createAnswerStore(
  form: CompiledForm,
  initial: Answers = {},
  compile: CompilePattern = anyPattern,
) {
  const answers: Record<string, AnswerValue> = { ...initial };
  const faults = new Map<string, string>();
  const listeners = new Map<string, Set<Listener>>();
  const asked = new Set(form.nodes.flatMap(({ condition }) => (condition ? [condition] : [])));
  let shown = visibilityOf(form, answers);
  let score: FormScore | undefined;
  const cells = form.nodes.map(cellOf);

  function cellOf({ index, key }: FormNode): AnswerCell {
    return { value: answers[key], fault: faults.get(key), isShown: shown[index] === 1 };
  }

  function renew(node: FormNode): void {
    cells[node.index] = cellOf(node);
    tell(node.key);
  }

  function tell(topic: string): void {
    for (const listener of listeners.get(topic) ?? []) listener();
  }

  function scoreAgain(): void {
    score = undefined;
    tell(SCORE);
  }

  function settle(): void {
    const before = shown;
    shown = visibilityOf(form, answers);
    const turned = form.nodes.filter(({ index }) => shown[index] !== before[index]);
    for (const node of turned) renew(node);
    if (turned.length > 0) scoreAgain();
  }

  function setFault(node: FormNode, fault: string | undefined): void {
    if (faults.get(node.key) === fault) return;
    if (fault === undefined) faults.delete(node.key);
    else faults.set(node.key, fault);
    renew(node);
  }

  return {
    form,
    cell: (node: FormNode): AnswerCell => cells[node.index] ?? cellOf(node),
    answers: (): Answers => ({ ...answers }),
    score: (): FormScore => (score ??= scoreForm(form, answers, shown)),
    isShown: ({ index }: FormNode): boolean => shown[index] === 1,

    set(node: FormNode, value: AnswerValue | undefined): void {
      if (value === undefined) delete answers[node.key];
      else answers[node.key] = value;
      faults.delete(node.key);
      renew(node);
      if (asked.has(node)) settle();
      if (node.takesStars || isScored(node.question)) scoreAgain();
      tell(ANY);
    },

    /** Judges what was answered; an empty question is judged only when the reader wants to go on. */
    check(nodes: readonly FormNode[], isLeaving: boolean): FormNode[] {
      const wrong = nodes.filter((node) => {
        if (!isAnswerable(node) || shown[node.index] !== 1) return false;
        if (!isLeaving && answers[node.key] === undefined) return false;
        const { fault } = readAnswer(node, answers[node.key], compile);
        setFault(node, fault);
        return fault !== undefined;
      });
      return wrong;
    },

    /** What the server found wrong, at its questions. */
    takeFaults(found: readonly { readonly questionId: number; readonly message: string }[]): void {
      for (const { questionId, message } of found) {
        const node = form.byId.get(questionId);
        if (node) setFault(node, message);
      }
    },

    onNode: ({ key }: FormNode, listener: Listener) => listen(listeners, key, listener),
    onScore: (listener: Listener) => listen(listeners, SCORE, listener),
    onAny: (listener: Listener) => listen(listeners, ANY, listener),
  };
}

function listen(
  listeners: Map<string, Set<Listener>>,
  topic: string,
  listener: Listener,
): () => void {
  const heard = listeners.get(topic) ?? new Set();
  listeners.set(topic, heard.add(listener));
  return () => void heard.delete(listener);
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;
