import type { Bilingual, Language } from "@shikkha/contract/kernel/language.ts";

/** One column of a file: its heading in both languages and how a row fills it. Numbers stay numbers. */
export interface Column<Row> {
  readonly heading: Bilingual;
  value(row: Row, language: Language): string | number | null;
}
