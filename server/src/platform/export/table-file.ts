import type { Bilingual, Language } from "@shikkha/contract/kernel/language.ts";
import type { Cell, Column } from "./column.ts";

/** What a file is about beside its rows. */
export interface Fact {
  readonly label: Bilingual;
  readonly value: Bilingual;
}

export interface Bar {
  readonly label: Bilingual;
  readonly value: number;
}

/** Values beside each other, under a title. */
export interface BarChart {
  readonly title: Bilingual;
  readonly bars: readonly Bar[];
  /** What the highest line stands for; the largest value unless told otherwise. */
  readonly most?: number;
}

/** A table to be written in any format: the three writers take exactly this. */
export interface TableFile<Row> {
  readonly title: Bilingual;
  /** Under the title, such as the period. */
  readonly subtitle?: Bilingual;
  /** Who issues it, from the top; the second line is set large. */
  readonly issuer: readonly Bilingual[];
  /** What it was filtered by. */
  readonly facts: readonly Fact[];
  readonly columns: readonly Column<Row>[];
  readonly rows: AsyncIterable<Row>;
  /** Sums over rows below it: set apart on paper, not counted. */
  isGroup?(row: Row): boolean;
  /** The last row, in the order of the columns. */
  readonly totals?: readonly Cell[] | undefined;
  readonly note?: Bilingual | undefined;
  readonly chart?: BarChart | undefined;
  /** Who prepared it and when. */
  readonly preparedBy: Bilingual;
  readonly preparedAt: Date;
  readonly language: Language;
}
