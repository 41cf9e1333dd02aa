import { expect, test } from "vitest";
import { heatStep } from "./heat-step.ts";
import { labelEvery, niceTicks } from "./nice-ticks.ts";

test("round values that cover the data", () => {
  expect(niceTicks([420, 1530])).toEqual([0, 500, 1000, 1500, 2000]);
  expect(niceTicks([0.2, 0.79])).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
  expect(niceTicks([-3, 4]).at(0)).toBeLessThanOrEqual(-3);
  expect(niceTicks([])).toContain(0);
  expect(niceTicks([52, 79], 4, false)).toEqual([50, 60, 70, 80]);
});

test("labels are thinned out when they do not fit", () => {
  expect(labelEvery([24, 26], 60)).toBe(1);
  expect(labelEvery([52, 61], 30)).toBe(3);
});

test("five steps of green", () => {
  const bounds = [50, 60, 70, 80];
  expect([49, 50, 69, 79, 88].map((value) => heatStep(value, bounds))).toEqual([0, 1, 2, 3, 4]);
});
