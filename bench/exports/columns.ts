import type { Column } from "../../server/src/platform/export/column.ts";
import type { TableFile } from "../../server/src/platform/export/table-file.ts";
import type { BenchRow } from "./rows.ts";

const both = (text: string) => ({ bn: text, en: text });

export const COLUMNS: readonly Column<BenchRow>[] = [
  { heading: both("প্রতিষ্ঠান"), width: 30, value: ({ name }) => name },
  { heading: both("ইআইআইএন"), kind: "code", width: 10, value: ({ eiin }) => eiin },
  { heading: both("জেলা"), width: 14, value: ({ district }) => district },
  { heading: both("উপজেলা"), width: 16, value: ({ upazila }) => upazila },
  { heading: both("তারিখ"), kind: "day", width: 12, value: ({ day }) => day },
  { heading: both("সংখ্যা"), kind: "number", width: 9, value: ({ count }) => count },
  { heading: both("রেটিং"), kind: "rating", width: 8, value: ({ rating }) => rating },
];

export function benchTable(
  rows: AsyncIterable<BenchRow>,
  columns: readonly Column<BenchRow>[] = COLUMNS,
): TableFile<BenchRow> {
  return {
    title: both("প্রতিবেদন"),
    issuer: [both("গণপ্রজাতন্ত্রী বাংলাদেশ সরকার"), both("মাধ্যমিক ও উচ্চশিক্ষা অধিদপ্তর")],
    facts: [],
    columns,
    rows,
    preparedBy: both("পরীক্ষা"),
    preparedAt: new Date(0),
    language: "bn",
  };
}
