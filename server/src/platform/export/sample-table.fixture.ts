import type { TableFile } from "./table-file.ts";

export interface SampleRow {
  readonly name: string;
  readonly count: number | null;
  readonly day: string | null;
}

const both = (bn: string, en: string) => ({ bn, en });

async function* rowsOf(names: readonly string[]): AsyncGenerator<SampleRow> {
  for (const name of names) yield { name, count: null, day: null };
}

/** A small report with everything in it. */
export function sampleTable(
  names: readonly string[],
  more: Partial<TableFile<SampleRow>> = {},
): TableFile<SampleRow> {
  return {
    title: both("নমুনা প্রতিবেদন", "Sample report"),
    issuer: [both("গণপ্রজাতন্ত্রী বাংলাদেশ সরকার", "Government"), both("অধিদপ্তর", "Directorate")],
    facts: [{ label: both("অঞ্চল", "Zone"), value: both("সকল", "All") }],
    columns: [
      { heading: both("নাম", "Name"), width: 40, value: ({ name }) => name },
      {
        heading: both("সংখ্যা", "Count"),
        kind: "number",
        value: ({ count }) => count,
      },
      { heading: both("তারিখ", "Day"), kind: "day", value: ({ day }) => day },
    ],
    rows: rowsOf(names),
    totals: ["সর্বমোট", -123_456, null],
    preparedBy: both("প্রস্তুত: পরীক্ষা", "Prepared: test"),
    preparedAt: new Date("2026-11-15T04:42:00Z"),
    language: "bn",
    ...more,
  };
}
