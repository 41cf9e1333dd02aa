import type { Bilingual, Language } from "@shikkha/contract/kernel/language.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Cell } from "../../platform/export/column.ts";
import type { Fact, TableFile } from "../../platform/export/table-file.ts";
import { INSTITUTE_TYPES } from "../institutes/institutes.lookup.ts";
import { KIND_WORDS, STATUS_WORDS } from "../plans/plans.lookup.ts";
import { findDesignation, listPlaceNames } from "./place-names.reads.ts";
import type { AnyReport, Source } from "./report-definition.ts";
import type { ReportFrame } from "./report-frame.ts";
import { dayWords, TOTAL } from "./report-words.ts";

/** The year or the period a report is about, in words. */
export function timeWords(report: AnyReport, { filter }: Source): Bilingual {
  if (report.time === "year") {
    const year = String(filter.planYear);
    return { bn: `পরিকল্পনার বছর: ${toBengaliDigits(year)}`, en: `Plan year: ${year}` };
  }
  const from = dayWords(filter.fromDate);
  const to = dayWords(filter.toDate);
  return { bn: `সময়কাল: ${from.bn} থেকে ${to.bn}`, en: `Period: ${from.en} to ${to.en}` };
}

/** The last row: the sums, and the word for it in the first column of text. */
export function totalCells(
  { columns }: AnyReport,
  totals: readonly Cell[],
  language: Language,
): Cell[] {
  const first = columns.findIndex(({ kind = "text" }) => kind === "text");
  return totals.map((cell, at) => (at === first ? TOTAL[language] : cell));
}

export async function reportFile(
  report: AnyReport,
  source: Source,
  frame: ReportFrame,
): Promise<TableFile<unknown>> {
  const [totals, chart, facts] = await Promise.all([
    report.totals(source),
    report.chart(source),
    factsOf(report, source),
  ]);
  return {
    ...frame,
    title: report.title,
    subtitle: timeWords(report, source),
    facts,
    columns: report.columns,
    rows: report.rows(source),
    isGroup: (row) => report.isGroup(row),
    totals: totals && totalCells(report, totals, frame.language),
    note: report.note,
    chart,
  };
}

/** What it was filtered by, in words; what was not asked about is not said, but for the places. */
async function factsOf(report: AnyReport, { db, filter }: Source): Promise<Fact[]> {
  const [zones, districts, upazilas] = await Promise.all(
    [filter.zones, filter.districts, filter.upazilas].map((ids) => listPlaceNames(db, ids)),
  );
  const facts: (Fact | undefined)[] = [
    zones && { label: { bn: "অঞ্চল", en: "Zone" }, value: zones },
    districts && { label: { bn: "জেলা", en: "District" }, value: districts },
    upazilas && { label: { bn: "উপজেলা", en: "Upazila" }, value: upazilas },
    filter.instituteType && {
      label: { bn: "প্রতিষ্ঠানের ধরন", en: "Institute type" },
      value: INSTITUTE_TYPES[filter.instituteType],
    },
    filter.designationId === undefined
      ? undefined
      : {
          label: { bn: "পদবি", en: "Designation" },
          value: await findDesignation(db, filter.designationId),
        },
    filter.status && { label: { bn: "অবস্থা", en: "Status" }, value: STATUS_WORDS[filter.status] },
    report.isByForm
      ? { label: { bn: "ফরম", en: "Form" }, value: KIND_WORDS[filter.formType] }
      : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}
