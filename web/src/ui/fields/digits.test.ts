import { expect, test } from "vitest";
import { onlyDigits, toAsciiDigits } from "./digits.ts";

test("both scripts fold to one", () => {
  expect(toAsciiDigits("১৫-১১-2026")).toBe("15-11-2026");
});

test("only digits are kept, up to the length of the box", () => {
  expect(onlyDigits("২৫a৬", 2)).toBe("25");
  expect(onlyDigits("দিন", 2)).toBe("");
});
