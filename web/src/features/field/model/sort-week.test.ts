import type { WeekVisit } from "@shikkha/contract/visits/field-calls.ts";
import { expect, it } from "vitest";
import { sortWeek, type Week } from "./sort-week.ts";
import { daysBetween, weekDays, weekPeriod } from "./week-period.ts";

const card: WeekVisit["card"] = {
  place: {
    instituteId: 1,
    officeId: null,
    eiin: null,
    nameBangla: "ক",
    nameEnglish: "A",
    type: null,
    isasCategory: null,
    placeNameBangla: null,
    placeNameEnglish: null,
  },
  latitude: null,
  longitude: null,
  head: null,
  visitsThisYear: 0,
  minimumVisits: null,
  visits: [],
  openActions: [],
};

function planned(planDetailId: number, visitDate: string, visitedOn: string | null = null) {
  return { planDetailId, kind: "general" as const, visitDate, visitId: null, visitedOn, card };
}

function week(visits: WeekVisit[], overdue: WeekVisit[] = []): Week {
  const year = { year: 2026, planned: 0, onTime: 0, late: 0, missed: 0, toCome: 0 };
  return { today: "2026-11-15", visits, overdue, drafts: [], returned: [], year };
}

it("shows today even when it is empty, then each day with a visit", () => {
  const { days } = sortWeek(
    week([planned(1, "2026-11-18"), planned(2, "2026-11-18")]),
    "2026-11-15",
  );
  expect(days.map(({ day, visits }) => [day, visits.length])).toEqual([
    ["2026-11-15", 0],
    ["2026-11-18", 2],
  ]);
});

it("counts as overdue what has passed since the answer was kept, but not what was done", () => {
  const kept = week(
    [planned(1, "2026-11-16"), planned(2, "2026-11-17", "2026-11-17"), planned(3, "2026-11-18")],
    [planned(9, "2026-11-04")],
  );
  const { overdue } = sortWeek(kept, "2026-11-18");
  expect(overdue.map(({ planDetailId }) => planDetailId)).toEqual([1, 9]);
});

it("begins the week on Sunday and looks two weeks ahead", () => {
  expect(weekPeriod("2026-11-18")).toEqual({ fromDate: "2026-11-15", toDate: "2026-12-02" });
  expect(weekDays("2026-11-18")).toHaveLength(7);
  expect(daysBetween("2026-11-04", "2026-11-15")).toBe(11);
});
