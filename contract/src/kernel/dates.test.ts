import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { day, periodInOrder } from "./date-fields.ts";
import { dayInDhaka, isDay } from "./dates.ts";

describe("days", () => {
  it("change at midnight in Dhaka", () => {
    expect(dayInDhaka(new Date("2026-11-14T17:59:59Z"))).toBe("2026-11-14");
    expect(dayInDhaka(new Date("2026-11-14T18:00:00Z"))).toBe("2026-11-15");
  });
  it.each(["2026-02-30", "2026-13-01", "2026-1-1", "0000-00-00", "today", "2026-02-29"])(
    "do not include %s",
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
  it("are read in either digits", () => {
    expect(z.parse(day(), "২০২৪-০২-২৯")).toBe("2024-02-29");
  });
  it("make a period only in order", () => {
    const period = z
      .object({ fromDate: z.optional(z.string()), toDate: z.optional(z.string()) })
      .check(periodInOrder);
    expect(
      z.safeParse(period, { fromDate: "2026-01-02", toDate: "2026-01-01" }).error?.issues[0]?.path,
    ).toEqual(["toDate"]);
    expect(z.safeParse(period, { toDate: "2026-01-01" }).success).toBe(true);
  });
});
