import {
  compileForm,
  type CompiledForm,
  isAnswerable,
} from "@shikkha/contract/forms/compile-form.ts";
import type { Fact } from "@shikkha/contract/forms/facts.ts";
import type { Answers, AnswerValue, Question } from "@shikkha/contract/forms/question.ts";
import { readTree } from "@shikkha/contract/forms/read-tree.ts";
import { visibleAnswers } from "@shikkha/contract/forms/visibility.ts";
import { factNodes } from "@shikkha/contract/visits/visit-facts.ts";
import { rateVisit, type VisitRatings } from "@shikkha/contract/visits/visit-ratings.ts";
import { type Random, randomFor } from "../random.ts";
import { ADVICE, GOOD, IN_CHARGE, PROBLEMS } from "./visit-texts.ts";

const VARIANTS = 8;
const STEP = 0.25;

/** A report as its officer filled it in, but for the counts of the day. */
export interface AnswerTemplate extends VisitRatings {
  readonly answers: Answers;
}

export interface AnswerBook {
  /** A filled-in form of about that quality. */
  pick(random: Random, quality: number): AnswerTemplate;
  /** The answers that carry these facts, by their questions' ids. */
  answersOf(facts: Partial<Record<Fact, string | number>>): Answers;
}

/** Filled-in forms of every quality, made once: what differs between two visits of a kind is mostly in the counts. */
export function answerBook(kind: string, tree: unknown): AnswerBook {
  const form = compileForm(readTree(tree).tree);
  const nodes = factNodes(form);
  const made = new Map<string, AnswerTemplate>();
  return {
    pick: (random, quality) => {
      const level = Math.round(quality / STEP) * STEP;
      const key = `${level} ${random.integer(1, VARIANTS)}`;
      const known = made.get(key) ?? fill(randomFor("visit answers", kind, key), form, level);
      made.set(key, known);
      return known;
    },
    answersOf: (facts) =>
      Object.fromEntries(
        Object.entries(facts).flatMap(([fact, value]) => {
          const node = nodes.get(fact as Fact);
          return node ? [[node.key, answerOf(node.question, value)]] : [];
        }),
      ),
  };
}

function answerOf({ valueType, options }: Question, value: string | number): AnswerValue {
  if (valueType !== "OPTION_ID") return String(value);
  return options.find((option) => option.value === String(value))?.id ?? 0;
}

function fill(random: Random, form: CompiledForm, level: number): AnswerTemplate {
  const all = form.nodes.filter((node) => isAnswerable(node) && !node.question.meta.fact);
  const given = Object.fromEntries(
    all.map((node) => [node.key, answer(random, node.question, level)]),
  );
  const answers = visibleAnswers(form, given);
  return { answers, ...rateVisit(form, answers) };
}

function answer(
  random: Random,
  { valueType, options, meta, textEnglish }: Question,
  level: number,
): AnswerValue {
  switch (valueType) {
    case "BOOLEAN":
      return random.chance(level / 5.5);
    case "OPTION_ID": {
      const stars = Math.round(level + (random.next() - 0.5) * 1.6);
      const place = meta.weight === undefined ? random.integer(1, options.length) : stars;
      return options[Math.min(Math.max(place, 1), options.length) - 1]?.id ?? 0;
    }
    case "MULTIPLE_OPTION_ID":
      return options.filter(() => random.chance(level / 6)).map(({ id }) => id);
    default:
      return meta.type === "number"
        ? String(numberFor(random, textEnglish, level))
        : textFor(random, textEnglish);
  }
}

function numberFor(random: Random, text: string, level: number): number {
  if (text.includes("%")) return Math.min(99, Math.round(38 + level * 11 + random.integer(-6, 6)));
  if (text.includes("Sanctioned")) return random.integer(12, 30);
  if (text.includes("left school")) return random.integer(0, Math.round(28 - level * 4));
  return random.integer(1, 12);
}

function textFor(random: Random, text: string): string {
  if (text.includes("Time of"))
    return `${random.pick(["১০", "১১", "১২"])}:${random.pick(["০৫", "২০", "৩৫", "৪৫"])}`;
  if (text.includes("person in charge")) return random.pick(IN_CHARGE);
  if (/Problems|improve/.test(text)) return random.pick(PROBLEMS);
  return /Advice|directions/.test(text) ? random.pick(ADVICE) : random.pick(GOOD);
}
