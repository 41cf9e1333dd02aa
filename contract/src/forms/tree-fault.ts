import { toBengaliDigits } from "../kernel/digits.ts";
import { says } from "../kernel/field-message.ts";
import type { Bilingual } from "../kernel/language.ts";
import { FORM_LIMITS } from "./question.ts";

/** What is wrong with one question of a tree. */
export interface TreeFault {
  /** Undefined where the question has no id that could be read. */
  readonly questionId: number | undefined;
  /** The question's id and the part of it, or its place in the tree where it has none. */
  readonly path: string;
  /** Names the question, in both languages, as a schema's own message does. */
  readonly message: string;
}

interface Named {
  readonly id?: number | undefined;
  readonly textBangla: string;
  readonly textEnglish: string;
  readonly place?: string;
}

export function treeFault(question: Named, part: string, words: Bilingual): TreeFault {
  const { id, textBangla, textEnglish, place = "questions" } = question;
  const mark = id === undefined ? place : `#${id}`;
  const bangla = textBangla || textEnglish || mark;
  const english = textEnglish || textBangla || mark;
  return {
    questionId: id,
    path: `${id === undefined ? place : `questions.${id}`}.${part}`,
    message: says(
      `“${short(bangla)}”: ${toBengaliDigits(words.bn)}`,
      `“${short(english)}”: ${words.en}`,
    ),
  };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

const pair = (bn: string, en: string): Bilingual => ({ bn, en });

export const FAULTS = {
  unreadable: pair("ফরমটি পড়া যায়নি", "The form could not be read"),
  kind: pair("তথ্যটি সঠিক ধরনের নয়", "This is not the right kind of value"),
  id: pair("প্রশ্নের পরিচয় সঠিক নয়", "The question's id is not valid"),
  idTwice: pair("এই পরিচয় আরেকটি প্রশ্নেরও আছে", "Another question has the same id"),
  order: pair("প্রশ্নের ক্রম সঠিক নয়", "The question's order is not valid"),
  orderTwice: pair("পাশের আরেকটি প্রশ্নের ক্রম একই", "A question beside it has the same order"),
  tooMany: pair(
    `একটি ফরমে সর্বোচ্চ ${FORM_LIMITS.questions}টি প্রশ্ন থাকতে পারে`,
    `A form may hold at most ${FORM_LIMITS.questions} questions`,
  ),
  tooDeep: pair(
    `প্রশ্ন সর্বোচ্চ ${FORM_LIMITS.depth} স্তর গভীর হতে পারে`,
    `Questions may be nested at most ${FORM_LIMITS.depth} levels deep`,
  ),
  tooLong: pair("লেখাটি অনুমোদিত সীমার চেয়ে বড়", "The text is longer than allowed"),
  unsafe: pair("লেখায় অগ্রহণযোগ্য অক্ষর আছে", "The text holds characters that cannot be taken"),
  renderType: pair("প্রশ্নের ধরন অজানা", "The kind of question is not known"),
  valueType: pair(
    "উত্তরের ধরন প্রশ্নের ধরনের সঙ্গে মেলে না",
    "The kind of answer does not fit the kind of question",
  ),
  children: pair("শুধু অনুচ্ছেদের ভেতরে প্রশ্ন থাকতে পারে", "Only a section may hold questions"),
  meta: pair("প্রশ্নের সেটিং সঠিক নয়", "The question's settings are not valid"),
  options: pair("এই ধরনের প্রশ্নে বিকল্প থাকে না", "This kind of question has no options"),
  tooManyOptions: pair(
    `সর্বোচ্চ ${FORM_LIMITS.options}টি বিকল্প থাকতে পারে`,
    `There may be at most ${FORM_LIMITS.options} options`,
  ),
  optionId: pair("বিকল্পের পরিচয় সঠিক নয় বা দুবার আছে", "An option's id is not valid or stands twice"),
  optionValue: pair(
    `বিকল্পের মান ০ থেকে ${FORM_LIMITS.optionValue} পর্যন্ত সংখ্যা হতে হবে`,
    `An option's value must be a number from 0 to ${FORM_LIMITS.optionValue}`,
  ),
  condition: pair(
    "শর্তের প্রশ্নটি একই অনুচ্ছেদে নেই",
    "The question it depends on is not in the same section",
  ),
  conditionKind: pair(
    "শর্ত শুধু হ্যাঁ/না বা ড্রপডাউন প্রশ্নের উপর হতে পারে",
    "It can only depend on a yes/no or a dropdown question",
  ),
  conditionAnswer: pair(
    "শর্তের উত্তরটি ওই প্রশ্নে নেই",
    "The wanted answer is not one of that question's",
  ),
  cycle: pair("শর্তগুলো ঘুরে নিজের কাছেই ফিরে আসে", "Its conditions lead back to itself"),
  pattern: pair("প্যাটার্নটি গ্রহণ করা যায় না", "The pattern cannot be taken"),
  range: pair("সর্বনিম্ন মান সর্বোচ্চ মানের চেয়ে বড়", "The least value is above the greatest"),
} as const;
