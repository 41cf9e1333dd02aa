import { expect, it } from "vitest";
import { addMonths, comparisonOf, lastMonths, periodBefore } from "./months.ts";

it("counts months over the turn of the year", () => {
  expect(addMonths("2026-01", -1)).toBe("2025-12");
  expect(addMonths("2025-11", 3)).toBe("2026-02");
  expect(lastMonths("2026-02", 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
});

it("knows the period before, and knows it again from the address", () => {
  const period = { fromMonth: "2026-01", toMonth: "2026-03" };
  expect(periodBefore(period, "YEAR")).toEqual({ thenFrom: "2025-01", thenTo: "2025-03" });
  expect(periodBefore(period, "PERIOD")).toEqual({ thenFrom: "2025-10", thenTo: "2025-12" });
  for (const comparison of ["NONE", "YEAR", "PERIOD"] as const)
    expect(comparisonOf({ ...period, ...periodBefore(period, comparison) })).toBe(comparison);
});
