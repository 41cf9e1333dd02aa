const DAY = 86_400_000;

/** Days are YYYY-MM-DD, which also sorts and compares as it reads. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);
}

export function addYears(day: string, count: number): string {
  return addDays(day, Math.round(count * 365.25));
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** Offices are open from Sunday to Thursday. */
export function isWorkday(day: string): boolean {
  return new Date(day).getUTCDay() < 5;
}
