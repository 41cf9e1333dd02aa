import { expect, test } from "vitest";
import { dateTextFrom, dateTextOf, isPartFull, readDateText, stepPart } from "./date-text.ts";

const text = (day: string, month: string, year: string) => ({ day, month, year });

test("an empty field is empty, not wrong", () => {
  expect(readDateText(text("", "", ""))).toEqual({ iso: null, problem: null });
});

test("a whole date is read, from year 1 to 275760", () => {
  expect(readDateText(text("15", "11", "2026")).iso).toBe("2026-11-15");
  expect(readDateText(text("1", "1", "1")).iso).toBe("0001-01-01");
  expect(readDateText(text("01", "01", "275760")).iso).toBe("275760-01-01");
  expect(readDateText(text("01", "01", "275761")).problem).toBe("doesNotExist");
});

test("half a date and impossible dates say so", () => {
  expect(readDateText(text("15", "", "2026")).problem).toBe("incomplete");
  expect(readDateText(text("31", "02", "2026")).problem).toBe("doesNotExist");
  expect(readDateText(text("29", "02", "2028")).iso).toBe("2028-02-29");
});

test("min and max are kept", () => {
  const read = (iso: string) => readDateText(dateTextOf(iso), "2026-01-01", "2026-12-31").problem;
  expect(read("2025-12-31")).toBe("tooEarly");
  expect(read("2027-01-01")).toBe("tooLate");
  expect(read("10000-01-01")).toBe("tooLate");
  expect(read("2026-06-01")).toBeNull();
});

test("a pasted date is taken apart, in either script and order", () => {
  expect(dateTextFrom("১৫-১১-২০২৬")).toEqual(text("15", "11", "2026"));
  expect(dateTextFrom("2026/11/15")).toEqual(text("15", "11", "2026"));
  expect(dateTextFrom("15")).toBeNull();
});

test("the focus moves on when no further digit can follow", () => {
  expect(isPartFull("day", "3")).toBe(false);
  expect(isPartFull("day", "4")).toBe(true);
  expect(isPartFull("month", "1")).toBe(false);
  expect(isPartFull("month", "2")).toBe(true);
  expect(isPartFull("year", "2026")).toBe(false);
});

test("arrow keys step round, and start from today", () => {
  expect(stepPart("month", "12", 1, "2026-11-15")).toBe("01");
  expect(stepPart("day", "", 1, "2026-11-15")).toBe("15");
  expect(stepPart("year", "2026", -1, "2026-11-15")).toBe("2025");
});
