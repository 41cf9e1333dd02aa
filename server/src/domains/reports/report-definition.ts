import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Cell, Column } from "../../platform/export/column.ts";
import type { BarChart } from "../../platform/export/table-file.ts";
import type { ReportFilter } from "./report-filter.ts";

/** Where a report's rows come from: the reader's reach, what was asked for, and the database. */
export interface Source {
  readonly scope: Scope;
  readonly db: Database;
  readonly filter: ReportFilter;
  /** Says that nobody waits for the rows any more. */
  readonly signal?: AbortSignal;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/**
 * One report, whole: screen, PDF, workbook and CSV are all made from this. A report of any length gives its rows through
 * a cursor; one that is a summary holds them all.
 */
export interface ReportDefinition<Row> {
  readonly title: Bilingual;
  /** Whether it is about a plan year or a period of days. */
  readonly time: "year" | "period";
  readonly columns: readonly Column<Row>[];
  readonly note?: Bilingual;
  /** Whether it is about one of the monitoring forms. */
  readonly isByForm?: boolean;
  count(source: Source): Promise<number>;
  /** In their order; without a slice, all of them. */
  rows(source: Source, slice?: Slice): AsyncIterable<Row>;
  isGroup?(row: Row): boolean;
  /** In the order of the columns; null where there is nothing to add up. */
  totals?(source: Source): Promise<readonly Cell[] | undefined>;
  chart?(source: Source): Promise<BarChart | undefined>;
}

/** With its kind of row forgotten, so that all reports stand in one list. */
export interface AnyReport {
  readonly title: Bilingual;
  readonly time: "year" | "period";
  readonly note: Bilingual | undefined;
  readonly isByForm: boolean;
  /** Whether some rows are sums of others, and not numbered. */
  readonly hasGroups: boolean;
  readonly columns: readonly Column<unknown>[];
  count(source: Source): Promise<number>;
  rows(source: Source, slice?: Slice): AsyncIterable<unknown>;
  isGroup(row: unknown): boolean;
  totals(source: Source): Promise<readonly Cell[] | undefined>;
  chart(source: Source): Promise<BarChart | undefined>;
}

export function defineReport<Row>(report: ReportDefinition<Row>): AnyReport {
  // The rows a report is asked about are always its own.
  const own = (row: unknown) => row as Row;
  return {
    title: report.title,
    time: report.time,
    note: report.note,
    isByForm: report.isByForm ?? false,
    hasGroups: report.isGroup !== undefined,
    columns: report.columns.map((column) => ({
      ...column,
      value: (row, language) => column.value(own(row), language),
    })),
    count: (source) => report.count(source),
    rows: (source, slice) => report.rows(source, slice),
    isGroup: (row) => report.isGroup?.(own(row)) ?? false,
    totals: async (source) => report.totals?.(source),
    chart: async (source) => report.chart?.(source),
  };
}
