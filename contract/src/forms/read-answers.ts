import { says } from "../kernel/field-message.ts";
import { readAnswer } from "./answer-value.ts";
import { type CompiledForm, isAnswerable } from "./compile-form.ts";
import type { CompilePattern } from "./pattern.ts";
import type { Answers, AnswerValue } from "./question.ts";
import { visibilityOf } from "./visibility.ts";

export interface AnswerFault {
  readonly questionId: number;
  /** In both languages, as a schema's own message is. */
  readonly message: string;
}

export interface ReadAnswers {
  /** Of visible questions alone, each as it is stored. */
  readonly answers: Answers;
  readonly faults: readonly AnswerFault[];
}

const UNKNOWN = says("ফরমে এমন প্রশ্ন নেই", "The form has no such question");

/** All answers of a form at once, with every fault; what hidden questions hold is left out unseen. */
export function readAnswers(
  form: CompiledForm,
  given: unknown,
  compile: CompilePattern,
): ReadAnswers {
  const sent = new Map<string, unknown>(Object.entries(isRecord(given) ? given : {}));
  const known = new Set(form.nodes.filter(isAnswerable).map(({ key }) => key));
  const faults: AnswerFault[] = [...sent.keys()]
    .filter((key) => !known.has(key))
    .map((key) => ({ questionId: Number(key) || 0, message: UNKNOWN }));
  const read = form.nodes
    .filter(isAnswerable)
    .map((node) => ({ node, ...readAnswer(node, sent.get(node.key), compile) }));
  // Only a right answer opens another question.
  const right = read.flatMap(({ node, value }): [string, AnswerValue][] =>
    value === undefined ? [] : [[node.key, value]],
  );
  const shown = visibilityOf(form, Object.fromEntries(right));
  const answers: Record<string, AnswerValue> = {};
  for (const { node, value, fault } of read) {
    if (shown[node.index] !== 1) continue;
    if (value !== undefined) answers[node.key] = value;
    if (fault !== undefined) faults.push({ questionId: node.question.id, message: fault });
  }
  return { answers, faults };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
