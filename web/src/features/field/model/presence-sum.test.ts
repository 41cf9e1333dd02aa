import { expect, it } from "vitest";
import { countAsPresent, presenceSum } from "./presence-sum.ts";

const texts = { total: "২৪", present: "21", authorised: "২", unauthorised: "" };

it("adds up digits of either script, an empty part as nobody", () => {
  expect(presenceSum(texts)).toEqual({ total: 24, parts: [21, 2, 0], sum: 23, missing: 1 });
});

it("says nothing before the total and one part are there", () => {
  expect(presenceSum({ ...texts, total: "" })).toBeUndefined();
  expect(
    presenceSum({ total: "6", present: "", authorised: "", unauthorised: "" }),
  ).toBeUndefined();
});

it("offers to count the missing ones as present, and then it adds up", () => {
  const sum = presenceSum(texts);
  const fixed = sum && countAsPresent(texts, sum);
  expect(fixed).toEqual({ total: "২৪", present: "22", authorised: "২", unauthorised: "0" });
  expect(fixed && presenceSum(fixed)?.missing).toBe(0);
});

it("tells when there are too many", () => {
  expect(presenceSum({ ...texts, present: "৩০" })?.missing).toBe(-8);
});
