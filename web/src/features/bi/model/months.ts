/** Months are YYYY-MM, which also sorts and compares as it reads. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const all = year * 12 + number - 1 + count;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}

export function monthsBetween(from: string, to: string): number {
  const index = (month: string) => {
    const [year = 0, number = 1] = month.split("-").map(Number);
    return year * 12 + number;
  };
  return index(to) - index(from);
}

/** The months one can choose from, the latest first. */
export function lastMonths(latest: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addMonths(latest, -index));
}

export type Comparison = "NONE" | "YEAR" | "PERIOD";

interface Period {
  readonly fromMonth: string;
  readonly toMonth: string;
}

/** The period a comparison means. */
export function periodBefore({ fromMonth, toMonth }: Period, comparison: Comparison) {
  if (comparison === "NONE") return {};
  const back = comparison === "YEAR" ? 12 : monthsBetween(fromMonth, toMonth) + 1;
  return { thenFrom: addMonths(fromMonth, -back), thenTo: addMonths(toMonth, -back) };
}

/** Which comparison an address asks for. */
export function comparisonOf(
  query: Period & { readonly thenFrom?: string | undefined },
): Comparison {
  if (query.thenFrom === undefined) return "NONE";
  return query.thenFrom === addMonths(query.fromMonth, -12) ? "YEAR" : "PERIOD";
}
