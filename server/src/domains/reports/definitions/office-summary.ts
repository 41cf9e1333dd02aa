import { streamRows } from "../../../platform/db/stream-rows.ts";
import type { Cell, Column } from "../../../platform/export/column.ts";
import { countOffices, type OfficeRow, officeRows, sumOffices } from "../office-rows.reads.ts";
import { defineReport } from "../report-definition.ts";

type Figures = Omit<OfficeRow, "bn" | "en">;

const number = (bn: string, en: string, value: (row: Figures) => Cell): Column<Figures> => ({
  heading: { bn, en },
  kind: "number",
  width: 10,
  value,
});

const FIGURES: readonly Column<Figures>[] = [
  number("পরিকল্পিত", "Planned", ({ planned }) => planned),
  number("সম্পন্ন", "Completed", ({ done }) => done),
  number("যথাসময়ে", "On time", ({ done, late, unplanned }) => done - late - unplanned),
  number("বিলম্বে", "Delayed", ({ late }) => late),
  number("পরিকল্পনার বাইরে", "Unplanned", ({ unplanned }) => unplanned),
  {
    heading: { bn: "সম্পন্নের হার", en: "Completed share" },
    kind: "percent",
    width: 11,
    value: ({ planned, fulfilled }) =>
      planned === 0 ? null : Math.round((fulfilled / planned) * 1000) / 10,
  },
  {
    heading: { bn: "গড় রেটিং", en: "Average rating" },
    kind: "rating",
    width: 10,
    value: ({ ratingSum, ratingCount }) =>
      ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
  },
];

/** Each office with what was planned and carried out there. */
export const officeSummaryReport = defineReport<OfficeRow>({
  title: { bn: "অফিস মনিটরিংয়ের সারসংক্ষেপ", en: "Office monitoring summary" },
  time: "period",
  columns: [
    { heading: { bn: "অফিস", en: "Office" }, width: 34, value: (row, language) => row[language] },
    ...FIGURES,
  ],
  count: countOffices,
  rows: (source, slice) => streamRows(source.db, officeRows(source, slice), source.signal),
  totals: async (source) => {
    const sums = await sumOffices(source);
    return [null, ...FIGURES.map((column) => column.value(sums, "en"))];
  },
});
