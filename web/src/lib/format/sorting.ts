import type { Language } from "@shikkha/contract/kernel/language.ts";
import { once } from "@shikkha/contract/kernel/once.ts";

/** Code-point order is wrong for Bengali; numbers inside a text count as numbers. */
const COLLATORS: Record<Language, () => Intl.Collator> = {
  bn: once(() => new Intl.Collator("bn", { numeric: true })),
  en: once(() => new Intl.Collator("en", { numeric: true })),
};

export function sortedByText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  language: Language,
): Item[] {
  const { compare } = COLLATORS[language]();
  return items.toSorted((one, other) => compare(textOf(one), textOf(other)));
}
