import { expect, it } from "vitest";
import { firstWorkday, monthsAgo, planDays, rowsByMonth } from "./plan-days.ts";
import { daysUntil } from "./session-time.ts";

it("finds visits, marks and public holidays by their day", () => {
  const days = planDays(
    [
      { date: "2027-01-03", visits: 2, marked: 1, corrected: 0 },
      { date: "2027-01-31", visits: 1, marked: 0, corrected: 1 },
    ],
    [
      {
        id: 1,
        nameBangla: "ক",
        nameEnglish: "a",
        startDate: "2027-03-07",
        endDate: "2027-03-12",
        isPublic: true,
        isProjected: false,
      },
      {
        id: 2,
        nameBangla: "খ",
        nameEnglish: "b",
        startDate: "2027-03-07",
        endDate: "2027-03-07",
        isPublic: false,
        isProjected: false,
      },
    ],
  );
  expect([days.visitsOn("2027-01-03"), days.visitsOn("2027-01-04")]).toEqual([2, 0]);
  expect([days.isMarked("2027-01-03"), days.isCorrected("2027-01-31")]).toEqual([true, true]);
  expect(days.holidaysOn("2027-03-07").map(({ id }) => id)).toEqual([1]);
  expect([days.visitsInMonth(1), days.visitsInMonth(2), days.days]).toEqual([3, 0, 2]);
});

it("counts whole months and days", () => {
  expect(monthsAgo("2025-10-22", "2026-11-15")).toBe(12);
  expect(monthsAgo("2025-10-15", "2026-11-15")).toBe(13);
  expect(monthsAgo("2026-11-14", "2026-11-15")).toBe(0);
  expect(daysUntil("2026-11-30", "2026-11-15")).toBe(15);
  expect(["2027-01-01", "2027-01-02", "2027-01-03"].map(firstWorkday)).toEqual([
    "2027-01-03",
    "2027-01-03",
    "2027-01-03",
  ]);
});

it("groups rows by month in their order", () => {
  const row = (visitDate: string) => ({ visitDate }) as never;
  expect(
    rowsByMonth([row("2027-01-03"), row("2027-01-09"), row("2027-05-01")]).map(
      ({ month, rows }) => [month, rows.length],
    ),
  ).toEqual([
    [1, 2],
    [5, 1],
  ]);
});
