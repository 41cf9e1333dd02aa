import { describe, expect, it } from "vitest";
import { holidayYear } from "./holiday-year.ts";

const holiday = (startDate: string, endDate = startDate, more = {}) => ({
  startDate,
  endDate,
  isPublic: true,
  isProjected: false,
  ...more,
});

describe("a year of holidays", () => {
  it("has 260 working days in 2027 and 262 in the leap year 2028 when nothing else is free", () => {
    expect(holidayYear(2027, []).workingDays).toBe(260);
    expect(holidayYear(2028, []).workingDays).toBe(366 - 52 - 53);
  });

  it("takes a holiday from the working days only when it is not on Friday or Saturday", () => {
    const friday = holiday("2027-03-26");
    const sunday = holiday("2027-02-21");
    const { publicDays, onWeekends, workingDays } = holidayYear(2027, [friday, sunday]);
    expect({ publicDays, onWeekends, workingDays }).toEqual({
      publicDays: 2,
      onWeekends: 1,
      workingDays: 259,
    });
  });

  it("counts a day once that two holidays share", () => {
    const eid = holiday("2027-05-18", "2027-05-20", { isProjected: true });
    const purnima = holiday("2027-05-20");
    const year = holidayYear(2027, [eid, purnima]);
    expect(year.publicDays).toBe(3);
    expect(year.projected).toBe(1);
    expect(year.holidaysOn("2027-05-20")).toEqual([eid, purnima]);
  });

  it("sums a holiday over the end of a month in both months", () => {
    const year = holidayYear(2027, [holiday("2027-03-30", "2027-04-02")]);
    expect([3, 4, 5].map(year.daysInMonth)).toEqual([2, 2, 0]);
  });

  it("leaves out what is not a public holiday and what lies in another year", () => {
    const hills = holiday("2027-04-13", "2027-04-13", { isPublic: false });
    const newYear = holiday("2026-12-31", "2027-01-03");
    const year = holidayYear(2027, [hills, newYear]);
    expect(year.publicDays).toBe(3);
    expect(year.holidaysOn("2027-04-13")).toEqual([]);
  });
});
