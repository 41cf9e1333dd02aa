import { expect, it } from "vitest";
import { passedShare, progressOf, standingOf } from "./standing.ts";

it("measures a place against the part of the year that has passed", () => {
  const half = passedShare(2026, "2026-07-02");
  expect(half).toBeCloseTo(0.5, 2);
  expect(standingOf(0.4, half)).toBe("good");
  expect(standingOf(0.32, half)).toBe("warning");
  expect(standingOf(0.2, half)).toBe("bad");
});

it("judges nobody without a plan, nor before the year begins", () => {
  expect(progressOf({ totalPlans: 0, fulfilled: 0 })).toBeNull();
  expect(standingOf(null, 1)).toBe("none");
  expect(standingOf(0, passedShare(2027, "2026-11-15"))).toBe("good");
});
