import { expect, it } from "vitest";
import { dayGroup, ending, groupByDay } from "./day-group.ts";

const NOW = new Date("2026-11-15T05:00:00+06:00");

it.each([
  ["2026-11-15T00:01:00+06:00", "today"],
  ["2026-11-14T23:59:00+06:00", "yesterday"],
  ["2026-11-13T12:00:00+06:00", "month"],
  ["2026-10-31T12:00:00+06:00", "earlier"],
])("%s stands under %s", (instant, group) => {
  expect(dayGroup(instant, NOW)).toBe(group);
});

it("keeps the order and leaves out headings without items", () => {
  const items = [
    { modifiedAt: "2026-11-15T04:00:00+06:00" },
    { modifiedAt: "2026-01-01T00:00:00Z" },
  ];
  expect(groupByDay(items, NOW).map(({ group }) => group)).toEqual(["today", "earlier"]);
});

it("knows what ends today and what has ended", () => {
  expect(ending(null, NOW)).toBeUndefined();
  expect(ending("2026-11-15T18:00:00Z", NOW)).toBe("endsToday");
  expect(ending("2026-11-16T18:00:00Z", NOW)).toBeUndefined();
  expect(ending("2026-11-14T18:00:00Z", NOW)).toBe("ended");
});
