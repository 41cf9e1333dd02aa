import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { ArticleContent } from "../../../shared/article/article-content.ts";
import { mobileGuideBn } from "../content/mobile-guide.bn.ts";
import { mobileGuideEn } from "../content/mobile-guide.en.ts";
import { webGuideBn } from "../content/web-guide.bn.ts";
import { webGuideEn } from "../content/web-guide.en.ts";
import { hasWords } from "./find-text.ts";

interface Guide {
  readonly id: "mobile" | "web";
  readonly href: string;
  readonly content: Readonly<Record<Language, ArticleContent>>;
}

const GUIDES: readonly Guide[] = [
  {
    id: "mobile",
    href: "/help-center/guide/mobile",
    content: { bn: mobileGuideBn, en: mobileGuideEn },
  },
  { id: "web", href: "/help-center/guide/web", content: { bn: webGuideBn, en: webGuideEn } },
];

/** Each guide with those of its sections that carry the search words anywhere in their text. */
export function findGuides(search: string, language: Language) {
  return GUIDES.map(({ id, href, content }) => ({
    id,
    href,
    sections: content[language].sections.filter(({ title, blocks }) =>
      hasWords(search, [title, JSON.stringify(blocks)]),
    ),
  })).filter(({ sections }) => sections.length > 0);
}
