import type { SiteContent } from "@shikkha/contract/site.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { faqBn } from "./content/faq.bn.ts";
import { faqEn } from "./content/faq.en.ts";
import { siteQuestions, type Topic, TOPICS } from "./model/faq.ts";
import { hasWords } from "./model/find-text.ts";

interface Wanted {
  readonly search: string;
  readonly topic: Topic | undefined;
  readonly siteFaq: SiteContent["faq"];
}

/** The administrators' answers first, then ours; narrowed by topic and search. */
export function useQuestions({ search, topic, siteFaq }: Wanted) {
  const language = useLanguage();
  const all = [...siteQuestions(siteFaq, language), ...(language === "bn" ? faqBn : faqEn)];
  const shown = all.filter(
    (one) =>
      (topic === undefined || one.topic === topic) &&
      hasWords(search, [one.question, ...one.answer]),
  );
  const topics = TOPICS.filter((one) => all.some((question) => question.topic === one));
  return { shown, topics, total: all.length };
}
