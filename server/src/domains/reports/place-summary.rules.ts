import type { Bilingual } from "@shikkha/contract/kernel/language.ts";

/** Monitoring in figures; sums of them are figures again. */
export interface Figures {
  readonly officers: number;
  readonly institutes: number;
  readonly offices: number;
  readonly planned: number;
  readonly fulfilled: number;
  readonly done: number;
  readonly late: number;
  readonly unplanned: number;
  readonly general: number;
  readonly classroom: number;
  readonly office: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

export type PlaceLevel = "DISTRICT" | "UPAZILLA";

export interface PlaceNames {
  readonly id: number;
  readonly bn: string;
  readonly en: string;
  readonly parentId: number;
  readonly parentBn: string;
  readonly parentEn: string;
}

/** Figures of a place, or with `id` null of what stands above its places, such as a zone's own office. */
export interface FiguresAt extends Partial<Figures> {
  readonly parentId: number | null;
  readonly id: number | null;
}

const NONE: Figures = {
  officers: 0,
  institutes: 0,
  offices: 0,
  planned: 0,
  fulfilled: 0,
  done: 0,
  late: 0,
  unplanned: 0,
  general: 0,
  classroom: 0,
  office: 0,
  ratingSum: 0,
  ratingCount: 0,
};

/** A zone and its chief district often have one name. */
const ABOVE: Record<PlaceLevel, Bilingual> = {
  DISTRICT: { bn: "অঞ্চল", en: "Zone" },
  UPAZILLA: { bn: "জেলা", en: "District" },
};

/** A place with its figures, or the place above with the sum of those below it. */
export interface SummaryRow extends Figures {
  readonly bn: string;
  readonly en: string;
  readonly isGroup: boolean;
}

export interface Summary {
  readonly rows: readonly SummaryRow[];
  readonly total: Figures;
}

function added(parts: readonly Partial<Figures>[]): Figures {
  const sum = { ...NONE };
  const keys = Object.keys(NONE) as (keyof Figures)[];
  for (const part of parts) for (const key of keys) sum[key] += part[key] ?? 0;
  return sum;
}

/**
 * Each place after the one above it, which carries the sum, also of what belongs to no place below, such as its own
 * office. The total is over everything.
 */
export function summarise(
  level: PlaceLevel,
  places: readonly PlaceNames[],
  figures: readonly FiguresAt[],
): Summary {
  const rows: SummaryRow[] = [];
  let above: number | undefined;
  for (const { id, bn, en, parentId, parentBn, parentEn } of places) {
    if (parentId !== above) {
      const below = figures.filter((one) => one.parentId === parentId);
      const word = ABOVE[level];
      rows.push({
        ...added(below),
        bn: `${parentBn} ${word.bn}`,
        en: `${parentEn} ${word.en}`,
        isGroup: true,
      });
      above = parentId;
    }
    rows.push({ ...added(figures.filter((one) => one.id === id)), bn, en, isGroup: false });
  }
  return { rows, total: added(figures) };
}

/** Of a hundred planned visits, how many were carried out; undefined where none was planned. */
export function fulfilledShare({ fulfilled, planned }: Figures): number | null {
  return planned === 0 ? null : Math.round((fulfilled / planned) * 1000) / 10;
}

export function averageRating({ ratingSum, ratingCount }: Figures): number | null {
  return ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10;
}
