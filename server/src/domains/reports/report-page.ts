import type { Language } from "@shikkha/contract/kernel/language.ts";
import type { ReportPage } from "@shikkha/contract/reports/reports.ts";
import type { AnyReport, Source } from "./report-definition.ts";
import { timeWords, totalCells } from "./report-file.ts";

type Row = ReportPage["items"][number];

/** A page of a report for the screen, in both languages. */
export async function reportPage(
  report: AnyReport,
  source: Source,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ReportPage> {
  const slice = { limit: size, offset: page * size };
  const [total, totals, before, items] = await Promise.all([
    report.count(source),
    report.totals(source),
    countBefore(report, source, slice.offset),
    shown(report, source, slice),
  ]);
  return {
    title: report.title,
    subtitle: timeWords(report, source),
    note: report.note ?? null,
    columns: report.columns.map(({ heading, kind = "text" }) => ({ label: heading, kind })),
    items,
    totals: totals
      ? {
          bn: totalCells(report, totals, "bn"),
          en: totalCells(report, totals, "en"),
          isGroup: false,
        }
      : null,
    before,
    page,
    size,
    total,
  };
}

async function shown(
  report: AnyReport,
  source: Source,
  slice: { readonly limit: number; readonly offset: number },
): Promise<Row[]> {
  const items: Row[] = [];
  const cells = (row: unknown, language: Language) =>
    report.columns.map((column) => column.value(row, language));
  for await (const row of report.rows(source, slice))
    items.push({ bn: cells(row, "bn"), en: cells(row, "en"), isGroup: report.isGroup(row) });
  return items;
}

/** How many numbered rows stand before the page: rows of sums are not counted. */
async function countBefore(report: AnyReport, source: Source, offset: number): Promise<number> {
  if (offset === 0 || !report.hasGroups) return offset;
  let before = 0;
  for await (const row of report.rows(source, { limit: offset, offset: 0 }))
    if (!report.isGroup(row)) before += 1;
  return before;
}
