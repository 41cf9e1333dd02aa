import type { FormState, FormStatus } from "@shikkha/contract/forms/form.ts";
import { type PublishCheck, type PublishFault } from "@shikkha/contract/forms/publish-check.ts";
import type { Tree } from "@shikkha/contract/forms/question.ts";
import { isSection } from "@shikkha/contract/forms/question-kind.ts";
import { walk } from "@shikkha/contract/forms/tree.ts";
import { says } from "@shikkha/contract/kernel/field-message.ts";

interface Standing {
  readonly status: FormStatus;
  readonly draftHash: string;
  readonly hash: string | null;
}

/** Where a form stands, as lists and screens name it. */
export function stateOf({ status, draftHash, hash }: Standing): FormState {
  if (status === "INACTIVE") return "INACTIVE";
  if (hash === null) return "DRAFT";
  return hash === draftHash ? "PUBLISHED" : "CHANGED";
}

export function countsOf(tree: Tree): { questions: number; sections: number } {
  let [questions, sections] = [0, 0];
  for (const { question } of walk(tree)) {
    if (isSection(question)) sections += 1;
    else questions += 1;
  }
  return { questions, sections };
}

const WORDS: Readonly<Record<PublishFault, string>> = {
  empty: says("ফরমে কোনো প্রশ্ন নেই", "The form has no question"),
  noText: says("প্রশ্নের লেখা নেই", "The question has no text"),
  noOptions: says("কোনো বিকল্প নেই", "There are no options"),
  optionText: says("একটি বিকল্পের লেখা নেই", "An option has no text"),
  emptySection: says("অনুচ্ছেদে কোনো প্রশ্ন নেই", "The section holds no question"),
};

/** What keeps a draft from being published, at its questions. */
export function publishFields({ faults }: PublishCheck): { path: string; message: string }[] {
  return faults.map(({ questionId, kind }) => ({
    path: questionId === undefined ? "questions" : `questions.${questionId}`,
    message: WORDS[kind],
  }));
}
