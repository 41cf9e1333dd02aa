import type { CompiledForm, FormNode } from "../forms/compile-form.ts";
import {
  CLASS_PARTS,
  type ClassPart,
  type Fact,
  GRADES,
  PRESENCE_GROUPS,
  PRESENCE_PARTS,
  type PresenceGroup,
  type PresencePart,
  STUDENT_PARTS,
} from "../forms/facts.ts";
import type { Answers } from "../forms/question.ts";
import type { AnswerFault } from "../forms/read-answers.ts";
import { toBengaliDigits } from "../kernel/digits.ts";
import { says } from "../kernel/field-message.ts";

export type Presence = Readonly<Record<PresencePart, number>>;

export interface GradeCount {
  readonly grade: number;
  readonly enrolled: number;
  readonly girls: number;
  readonly boys: number;
}

export interface WatchedClass {
  readonly grade: number;
  readonly section: string | null;
  readonly subject: string;
  readonly topic: string | null;
  readonly teacher: string;
  readonly teacherIndex: string | null;
  readonly enrolled: number | null;
  readonly girls: number | null;
  readonly boys: number | null;
}

/** What the answers tell the figures; null where the form does not ask or nothing was answered. */
export interface VisitFacts {
  readonly people: Presence | null;
  readonly staff: Presence | null;
  readonly students: readonly GradeCount[];
  readonly watched: WatchedClass | null;
}

/** The questions of a form that tell a fact. */
export function factNodes(form: CompiledForm): ReadonlyMap<Fact, FormNode> {
  return new Map(
    form.nodes.flatMap((node) =>
      node.question.meta.fact ? [[node.question.meta.fact, node]] : [],
    ),
  );
}

export function readFacts(form: CompiledForm, answers: Answers): VisitFacts {
  const nodes = factNodes(form);
  const valueOf = (fact: Fact) => {
    const node = nodes.get(fact);
    const answer = node && answers[node.key];
    if (node === undefined || answer === undefined) return null;
    if (node.question.valueType !== "OPTION_ID") return String(answer);
    return node.question.options.find(({ id }) => id === answer)?.value ?? null;
  };
  const count = (fact: Fact) => {
    const value = valueOf(fact);
    return value === null ? null : Math.round(Number(value));
  };
  return {
    people: presence("people", count),
    staff: presence("staff", count),
    students: GRADES.map((grade) => gradeCount(grade, count)).filter((row) => row !== null),
    watched: watchedClass(valueOf, count),
  };
}

type Count = (fact: Fact) => number | null;

function presence(group: PresenceGroup, count: Count): Presence | null {
  const total = count(`${group}.total`);
  if (total === null) return null;
  const parts = PRESENCE_PARTS.map((part) => [part, count(`${group}.${part}`) ?? 0] as const);
  return Object.fromEntries(parts) as Presence;
}

function gradeCount(grade: (typeof GRADES)[number], count: Count): GradeCount | null {
  const parts = STUDENT_PARTS.map((part) => count(`students.${grade}.${part}`));
  if (parts.every((part) => part === null)) return null;
  const [enrolled, girls, boys] = parts;
  return { grade, enrolled: enrolled ?? 0, girls: girls ?? 0, boys: boys ?? 0 };
}

function watchedClass(valueOf: (fact: Fact) => string | null, count: Count): WatchedClass | null {
  const text = (part: ClassPart) => valueOf(`class.${part}`);
  const grade = count("class.grade");
  const subject = text("subject");
  const teacher = text("teacher");
  if (grade === null || subject === null || teacher === null) return null;
  return {
    grade,
    subject,
    teacher,
    section: text("section"),
    topic: text("topic"),
    teacherIndex: text("teacherIndex"),
    enrolled: count("class.enrolled"),
    girls: count("class.girls"),
    boys: count("class.boys"),
  };
}

/** Numbers that contradict each other: a presence that does not add up, more present than enrolled. */
export function checkFacts(form: CompiledForm, answers: Answers): AnswerFault[] {
  const nodes = factNodes(form);
  const facts = readFacts(form, answers);
  const at = (fact: Fact) => nodes.get(fact)?.question.id ?? 0;
  const faults: AnswerFault[] = [];
  for (const group of PRESENCE_GROUPS) {
    const counted = facts[group];
    const missing = counted && missingFrom(counted);
    if (counted && missing)
      faults.push({ questionId: at(`${group}.total`), message: sumMessage(counted) });
  }
  for (const { grade, enrolled, girls, boys } of facts.students)
    if (girls + boys > enrolled)
      faults.push({
        questionId: at(`students.${grade as 6}.enrolled`),
        message: MORE_THAN_ENROLLED,
      });
  const { watched } = facts;
  if (watched?.enrolled != null && (watched.girls ?? 0) + (watched.boys ?? 0) > watched.enrolled)
    faults.push({ questionId: at("class.enrolled"), message: MORE_THAN_ENROLLED });
  return faults;
}

const MORE_THAN_ENROLLED = says(
  "উপস্থিত শিক্ষার্থী ভর্তির চেয়ে বেশি হতে পারে না",
  "More students cannot be present than are enrolled",
);

/** How many are still to be accounted for; below zero, how many too many are. */
export function missingFrom({ total, present, authorised, unauthorised }: Presence): number {
  return total - present - authorised - unauthorised;
}

function sumMessage(counted: Presence): string {
  const { total, present, authorised, unauthorised } = counted;
  const sum = present + authorised + unauthorised;
  const text = `${present} + ${authorised} + ${unauthorised} = ${sum}`;
  return says(
    `${toBengaliDigits(text)}, কিন্তু মোট ${toBengaliDigits(String(total))}। হিসাব মিলিয়ে নিন`,
    `${text}, but the total is ${total}. Make the numbers add up`,
  );
}

export const CLASS_FACTS: readonly Fact[] = CLASS_PARTS.map((part) => `class.${part}` as const);
