import type { AnswerValue, Question } from "./question.ts";

/** Whether another question of its section may depend on it. */
export function canBeConditionedOn({ renderType }: Pick<Question, "renderType">): boolean {
  return renderType === "YES_NO" || renderType === "DROPDOWN";
}

/** The wanted answer as the question would hold it: a yes or no, or the id of an option. */
export function wantedAnswer(asked: Question, text: string | null): AnswerValue | undefined {
  if (text === null) return undefined;
  if (asked.renderType === "YES_NO")
    return text === "true" ? true : text === "false" ? false : undefined;
  return /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : undefined;
}

/** Whether the question can be answered so at all. */
export function findsAnswer(asked: Question, text: string | null): boolean {
  const wanted = wantedAnswer(asked, text);
  if (wanted === undefined) return false;
  return typeof wanted === "boolean" || asked.options.some(({ id }) => id === wanted);
}

/** Whether `question` shows only for some answer of the other one. */
export function dependsOn(question: Question, other: Question): boolean {
  return question.conditionQuestionId === other.id;
}
