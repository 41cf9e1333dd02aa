import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { Cell, Column } from "../../../platform/export/column.ts";
import { MOST_BARS } from "../../../platform/export/pdf/bar-chart.ts";
import { listPlaces } from "../place-figures.reads.ts";
import {
  averageRating,
  type Figures,
  type FiguresAt,
  fulfilledShare,
  type PlaceLevel,
  summarise,
  type Summary,
  type SummaryRow,
} from "../place-summary.rules.ts";
import { type AnyReport, defineReport, type Source } from "../report-definition.ts";

interface PlaceReport {
  readonly title: Bilingual;
  readonly note?: Bilingual;
  readonly columns: readonly FigureColumn[];
  readonly chartTitle?: Bilingual;
  figures(source: Source, level: PlaceLevel): Promise<readonly FiguresAt[]>;
}

interface FigureColumn extends Omit<Column<never>, "value"> {
  readonly figure: (figures: Figures) => Cell;
}

/** Below a zone the districts, below a district the upazilas: as fine as what was asked for. */
function levelOf({ scope, filter }: Source): PlaceLevel {
  const isFine =
    scope.level === "DISTRICT" ||
    scope.level === "UPAZILLA" ||
    filter.districts.length > 0 ||
    filter.upazilas.length > 0;
  return isFine ? "UPAZILLA" : "DISTRICT";
}

/** A report with a row for each place, the place above it as a row of sums, and a total. */
export function placeReport(report: PlaceReport): AnyReport {
  const read = async (source: Source): Promise<Summary> => {
    const level = levelOf(source);
    return summarise(level, await listPlaces(source, level), await report.figures(source, level));
  };
  return defineReport<SummaryRow>({
    title: report.title,
    time: "period",
    ...(report.note && { note: report.note }),
    columns: [
      { heading: { bn: "এলাকা", en: "Area" }, width: 22, value: (row, language) => row[language] },
      ...report.columns.map(({ figure, ...column }) => ({
        ...column,
        value: (row: SummaryRow) => figure(row),
      })),
    ],
    count: async (source) => (await read(source)).rows.length,
    async *rows(source, { limit = Number.POSITIVE_INFINITY, offset = 0 } = ALL_ROWS) {
      yield* (await read(source)).rows.slice(offset, offset + limit);
    },
    isGroup: ({ isGroup }) => isGroup,
    totals: async (source) => {
      const { total } = await read(source);
      return [null, ...report.columns.map(({ figure }) => figure(total))];
    },
    chart: async (source) => {
      if (!report.chartTitle) return undefined;
      const { rows } = await read(source);
      const shown = rows.filter(({ isGroup }) => !isGroup);
      const bars = (shown.length > MOST_BARS ? rows.filter(({ isGroup }) => isGroup) : shown)
        .slice(0, MOST_BARS)
        .map((row) => ({ label: { bn: row.bn, en: row.en }, value: fulfilledShare(row) ?? 0 }));
      return { title: report.chartTitle, bars, most: 100 };
    },
  });
}

const ALL_ROWS = { limit: Number.POSITIVE_INFINITY, offset: 0 };

const number = (bn: string, en: string, figure: FigureColumn["figure"]): FigureColumn => ({
  heading: { bn, en },
  kind: "number",
  width: 10,
  figure,
});

export const FIGURE_COLUMNS = {
  officers: number("কর্মকর্তা", "Officers", ({ officers }) => officers),
  institutes: number("প্রতিষ্ঠান", "Institutes", ({ institutes }) => institutes),
  offices: number("অফিস", "Offices", ({ offices }) => offices),
  planned: number("পরিকল্পিত", "Planned", ({ planned }) => planned),
  done: number("সম্পন্ন", "Completed", ({ done }) => done),
  onTime: number("যথাসময়ে", "On time", ({ done, late, unplanned }) => done - late - unplanned),
  late: number("বিলম্বে", "Delayed", ({ late }) => late),
  unplanned: number("পরিকল্পনার বাইরে", "Unplanned", ({ unplanned }) => unplanned),
  general: number("সাধারণ", "General", ({ general }) => general),
  classroom: number("শ্রেণি কার্যক্রম", "Classroom", ({ classroom }) => classroom),
  office: number("অফিস মনিটরিং", "Office monitoring", ({ office }) => office),
  share: {
    heading: { bn: "সম্পন্নের হার", en: "Completed share" },
    kind: "percent",
    width: 11,
    figure: fulfilledShare,
  },
  rating: {
    heading: { bn: "গড় রেটিং", en: "Average rating" },
    kind: "rating",
    width: 10,
    figure: averageRating,
  },
} as const satisfies Record<string, FigureColumn>;
