import type { PlannedPlace } from "@shikkha/contract/plans/plan-words.ts";
import { expect, it } from "vitest";
import { basketKey, changed, toggled, verdictOf } from "./basket.ts";

const place = (instituteId: number) => ({ instituteId, officeId: null }) as PlannedPlace;

it("puts a visit on the list once, in the order of the days, and takes it off again", () => {
  const one = toggled(toggled([], place(1), "2027-02-01"), place(2), "2027-01-03");
  expect(one.map(({ visitDate }) => visitDate)).toEqual(["2027-01-03", "2027-02-01"]);
  expect(toggled(one, place(1), "2027-02-01")).toHaveLength(1);
});

it("forgets the confirmation of another day, and joins two visits that become the same", () => {
  const basket = toggled(toggled([], place(1), "2027-01-01"), place(1), "2027-01-03");
  const confirmed = changed(basket, basketKey(place(1), "2027-01-01"), { confirmed: true });
  expect(confirmed[0]?.confirmed).toBe(true);
  const moved = changed(confirmed, basketKey(place(1), "2027-01-01"), { visitDate: "2027-01-08" });
  expect(moved.find(({ visitDate }) => visitDate === "2027-01-08")?.confirmed).toBe(false);
  expect(
    changed(basket, basketKey(place(1), "2027-01-01"), { visitDate: "2027-01-03" }),
  ).toHaveLength(1);
});

it("tells what is ready, what asks and what is refused", () => {
  const said = (refusal: "weeklyHoliday" | "dayFull" | null) => ({
    refusal,
    message: null,
    others: [],
  });
  expect([undefined, said(null), said("weeklyHoliday"), said("dayFull")].map(verdictOf)).toEqual([
    "unknown",
    "ready",
    "asks",
    "refused",
  ]);
});
