import { expect, test } from "vitest";
import { parseNumber } from "./number-text.ts";

test("numbers in both scripts", () => {
  expect(parseNumber("১,২০৪")).toBe(1204);
  expect(parseNumber("3.5")).toBe(3.5);
  expect(parseNumber("-৭")).toBe(-7);
  expect(parseNumber("")).toBeNull();
  expect(parseNumber("12a")).toBeUndefined();
});
