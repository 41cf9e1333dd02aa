import type { PlaceCounts } from "@shikkha/contract/plans/review.ts";
import { expect, it } from "vitest";
import { byShare, slowest } from "./submission.ts";

const place = (id: number, submitted: number, total = 100): PlaceCounts => ({
  id,
  nameBangla: "",
  nameEnglish: "",
  total,
  submitted,
  draft: 0,
  rejected: 0,
  newJoined: 0,
});

it("names the two places furthest behind, and nobody where all go alike", () => {
  expect(
    slowest([place(1, 60), place(2, 20), place(3, 55), place(4, 10)]).map(({ id }) => id),
  ).toEqual([4, 2]);
  expect(slowest([place(1, 50), place(2, 50), place(3, 50)])).toEqual([]);
  expect(slowest([place(1, 0, 0), place(2, 0, 0), place(3, 0, 0)])).toEqual([]);
});

it("puts the fullest first", () => {
  expect(byShare([place(1, 10), place(2, 90), place(3, 0, 0)]).map(({ id }) => id)).toEqual([
    2, 1, 3,
  ]);
});
