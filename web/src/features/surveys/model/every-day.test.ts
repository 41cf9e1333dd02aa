import { expect, it } from "vitest";
import { everyDay } from "./every-day.ts";

it("fills in the days nobody answered on", () => {
  const days = [
    { day: "2026-10-30", count: 4 },
    { day: "2026-11-02", count: 1 },
  ];
  expect(everyDay(days).map(({ day, count }) => `${day} ${count}`)).toEqual([
    "2026-10-30 4",
    "2026-10-31 0",
    "2026-11-01 0",
    "2026-11-02 1",
  ]);
  expect(everyDay([])).toEqual([]);
});
