import { expect, test } from "vitest";
import { ALL_ID, nextMultiValue } from "./multi-value.ts";

test("all stands alone", () => {
  expect(nextMultiValue(["dhaka"], ["dhaka", ALL_ID])).toBe("all");
  expect(nextMultiValue("all", [ALL_ID, "dhaka"])).toEqual(["dhaka"]);
  expect(nextMultiValue("all", [])).toEqual([]);
  expect(nextMultiValue(["dhaka"], ["dhaka", "khulna"])).toEqual(["dhaka", "khulna"]);
});
