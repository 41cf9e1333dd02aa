import type { Proposal } from "@shikkha/contract/plans/suggestion.ts";
import { expect, it } from "vitest";
import { chosenOf, draftOf, filtered, monthsOf, withChange } from "./draft.ts";

const proposal = (instituteId: number, visitDate: string, isasCategory = "B") =>
  ({
    place: { instituteId, isasCategory },
    visitDate,
    kind: "GENERAL_MONITORING",
    reasons: [],
    otherDates: [],
  }) as unknown as Proposal;

it("begins with everything chosen, and counts what stays chosen by month", () => {
  const draft = draftOf([
    proposal(1, "2027-01-03"),
    proposal(2, "2027-01-04", "E"),
    proposal(1, "2027-05-02"),
  ]);
  const [first] = draft;
  const without = withChange(draft, first?.key ?? "", { isChosen: false });
  expect(chosenOf(without)).toHaveLength(2);
  expect(monthsOf(without).slice(0, 5)).toEqual([1, 0, 0, 0, 1]);
  expect(filtered(without, "WEAK")).toHaveLength(1);
});

it("remembers the proposed day of what was moved", () => {
  const draft = draftOf([proposal(1, "2027-01-03")]);
  const moved = withChange(draft, draft[0]?.key ?? "", { visitDate: "2027-01-05" });
  expect(filtered(moved, "MOVED")).toMatchObject([{ proposedDate: "2027-01-03" }]);
  expect(filtered(draft, "MOVED")).toEqual([]);
});
