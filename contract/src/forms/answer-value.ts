import { says } from "../kernel/field-message.ts";
import { readText } from "./answer-text.ts";
import type { FormNode } from "./compile-form.ts";
import type { CompilePattern } from "./pattern.ts";
import { DEFAULT_SCALE, type Question } from "./question.ts";
import type { ReadValue } from "./read-value.ts";

const WORDS = {
  write: says("উত্তরটি লিখুন", "Write an answer"),
  choose: says("একটি উত্তর বেছে নিন", "Choose an answer"),
  tick: says("এগিয়ে যেতে টিক দিন", "Tick this to go on"),
  stars: says("তারা দিয়ে মূল্যায়ন করুন", "Rate this with stars"),
  listed: says("তালিকার একটি উত্তর বেছে নিন", "Choose one of the listed answers"),
  kind: says("উত্তরটি সঠিক ধরনের নয়", "This is not the right kind of answer"),
};

/** One answer, read and judged: what is stored, or what is wrong with it in both languages. */
export function readAnswer(
  { question, takesStars }: Pick<FormNode, "question" | "takesStars">,
  given: unknown,
  compile: CompilePattern,
): ReadValue {
  const read =
    given === undefined || given === null ? {} : readKind(question, takesStars, given, compile);
  if (read.fault !== undefined || !question.meta.isRequired) return read;
  const isMissing =
    read.value === undefined || (question.renderType === "CHECKBOX" && read.value === false);
  return isMissing ? { fault: missing(question) } : read;
}

function readKind(
  question: Question,
  takesStars: boolean,
  given: unknown,
  compile: CompilePattern,
): ReadValue {
  switch (question.valueType) {
    case "STRING":
      return typeof given === "string"
        ? readText(question.meta, given, compile)
        : { fault: WORDS.kind };
    case "BOOLEAN":
      return typeof given === "boolean" ? { value: given } : { fault: WORDS.kind };
    case "OPTION_ID":
      return question.options.some(({ id }) => id === given)
        ? { value: given as number }
        : { fault: WORDS.listed };
    case "MULTIPLE_OPTION_ID":
      return readSeveral(question, given);
    case "NUMBER":
      return takesStars ? readStars(question, given) : { fault: WORDS.kind };
    case "NONE":
      return { fault: WORDS.kind };
  }
}

/** In the order of the options and each once, however they were ticked. */
function readSeveral(question: Question, given: unknown): ReadValue {
  if (!Array.isArray(given)) return { fault: WORDS.kind };
  const ticked = new Set<unknown>(given);
  const known = question.options.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  if (known.length < ticked.size) return { fault: WORDS.listed };
  return known.length === 0 ? {} : { value: known };
}

function readStars({ meta }: Question, given: unknown): ReadValue {
  const isStars =
    typeof given === "number" &&
    Number.isInteger(given) &&
    given >= 1 &&
    given <= (meta.scale ?? DEFAULT_SCALE);
  return isStars ? { value: given } : { fault: WORDS.stars };
}

function missing({ renderType }: Question): string {
  if (renderType === "TEXT") return WORDS.write;
  if (renderType === "CHECKBOX") return WORDS.tick;
  return renderType === "WEIGHTED_STAR_SECTION" ? WORDS.stars : WORDS.choose;
}
