import type { PlaceStat } from "@shikkha/contract/dashboard.ts";
import type { TableSort } from "../../../ui/table/table-column.ts";
import { progressOf } from "./standing.ts";

const VALUES: Readonly<Record<string, (row: PlaceStat) => number | null>> = {
  officers: ({ officers }) => officers,
  planned: ({ totalPlans }) => totalPlans,
  done: ({ totalMonitoring }) => totalMonitoring,
  progress: progressOf,
  rating: ({ averageRating }) => averageRating,
};

/** By a number, places without one last; by name they come in the order of the alphabet already. */
export function sortPlaces(
  rows: readonly PlaceStat[],
  sort: TableSort | null,
): readonly PlaceStat[] {
  const valueOf = sort && VALUES[sort.column];
  if (!sort) return rows;
  if (!valueOf) return sort.direction === "ascending" ? rows : rows.toReversed();
  const sign = sort.direction === "ascending" ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
