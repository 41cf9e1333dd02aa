import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";

const DAY_GROUPS = ["today", "yesterday", "month", "earlier"] as const;
export type DayGroup = (typeof DAY_GROUPS)[number];

const DAY_MS = 86_400_000;

/** Under which heading an instant stands, by the calendar of Dhaka. */
export function dayGroup(instant: string, now: Date): DayGroup {
  const day = dayInDhaka(new Date(instant));
  const today = dayInDhaka(now);
  if (day >= today) return "today";
  if (day === dayInDhaka(new Date(now.getTime() - DAY_MS))) return "yesterday";
  return day.slice(0, 7) === today.slice(0, 7) ? "month" : "earlier";
}

/** The items of each heading, in their order; headings without items are left out. */
export function groupByDay<Item extends { readonly modifiedAt: string }>(
  items: readonly Item[],
  now: Date,
): readonly { readonly group: DayGroup; readonly items: readonly Item[] }[] {
  return DAY_GROUPS.map((group) => ({
    group,
    items: items.filter((item) => dayGroup(item.modifiedAt, now) === group),
  })).filter((one) => one.items.length > 0);
}

/** Whether something ends today or has ended. */
export function ending(expiresAt: string | null, now: Date): "endsToday" | "ended" | undefined {
  if (expiresAt === null) return undefined;
  if (new Date(expiresAt) <= now) return "ended";
  const lastMoment = new Date(new Date(expiresAt).getTime() - 1);
  return dayInDhaka(lastMoment) === dayInDhaka(now) ? "endsToday" : undefined;
}
