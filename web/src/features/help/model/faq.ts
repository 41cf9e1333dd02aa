import type { SiteContent } from "@shikkha/contract/site.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";

export const TOPICS = ["Plan", "Visit", "Login", "Notice", "Site"] as const;

/** "Site" are the answers administrators added themselves. */
export type Topic = (typeof TOPICS)[number];

export interface Question {
  readonly topic: Topic;
  readonly question: string;
  /** One text a paragraph. */
  readonly answer: readonly string[];
}

/** The administrators' own answers, in the shape of ours. */
export function siteQuestions(faq: SiteContent["faq"], language: Language): readonly Question[] {
  const other = language === "bn" ? "en" : "bn";
  return faq.map(({ question, answer }) => ({
    topic: "Site",
    question: question[language] || question[other],
    answer: (answer[language] || answer[other]).split(/\n+/),
  }));
}
