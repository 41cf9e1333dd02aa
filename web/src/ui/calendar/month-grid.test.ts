import { expect, test } from "vitest";
import { addDays, addMonths } from "./calendar-date.ts";
import { isWeeklyHoliday, monthGrid } from "./month-grid.ts";

const isoWeeks = (year: number, month: number) =>
  monthGrid(year, month).map((week) => week.days.map((day) => day.iso));

test("November 2026 starts on a Sunday and has five weeks", () => {
  const weeks = isoWeeks(2026, 11);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
});

test("January 2027 starts on a Friday and has six weeks", () => {
  const weeks = isoWeeks(2027, 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, "2027-01-01", "2027-01-02"]);
});

test("years below 100 are not in the 1900s", () => {
  expect(isoWeeks(1, 1)[0]?.[1]).toBe("0001-01-01");
});

test("Friday and Saturday are the weekly holiday", () => {
  expect([0, 1, 2, 3, 4, 5, 6].filter(isWeeklyHoliday)).toEqual([5, 6]);
});

test("moving stays within real dates", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(addMonths("2026-01-31", -1)).toBe("2025-12-31");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("0001-01-01", -1)).toBe("0001-01-01");
});
