interface DayCount {
  readonly day: string;
  readonly count: number;
}

const DAY_MS = 86_400_000;

/** The days between the first and the last with those nobody answered on, which a count leaves out. */
export function everyDay(days: readonly DayCount[]): DayCount[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => {
    const day = new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
