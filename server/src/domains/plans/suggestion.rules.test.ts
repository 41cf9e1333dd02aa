import { describe, expect, it } from "vitest";
import { type Candidate, suggestVisits, type Wish } from "./suggestion.rules.ts";
import { workingDays } from "./working-days.rules.ts";

const WEEK = {
  holidays: [{ startDate: "2027-03-07", endDate: "2027-03-12", isPublic: true }],
  weeklyHolidays: [5, 6],
};
const DAYS = workingDays(2027, "2026-11-15", WEEK);
const WISH: Wish = { visits: 60, mostPerDay: 2, kind: "BOTH", variant: 0 };

function candidate(id: number, facts: Partial<Candidate> = {}): Candidate {
  return {
    id,
    path: "/188/1/2/",
    category: "B",
    minimum: 6,
    planned: 0,
    monthsSinceVisit: 3,
    lastRating: 3,
    position: null,
    names: { nameBangla: `প্রতিষ্ঠান ${id}`, nameEnglish: `Institute ${id}` },
    takenDays: [],
    ...facts,
  };
}
const hundred = Array.from({ length: 100 }, (_, index) =>
  candidate(index + 1, {
    minimum: [4, 6, 8, 12][index % 4] ?? 6,
    planned: index % 5,
    monthsSinceVisit: index % 7 === 0 ? null : index % 20,
    takenDays: index % 3 === 0 ? ["2027-02-01"] : [],
  }),
);

describe("a suggested plan", () => {
  it("gives as many visits as asked, on working days, no day over its load, never where someone else is", () => {
    const plan = suggestVisits(hundred, DAYS, new Map(), WISH);
    expect(plan).toHaveLength(60);
    const load = Map.groupBy(plan, ({ visitDate }) => visitDate);
    for (const [day, visits] of load) {
      expect(DAYS).toContain(day);
      expect(visits.length).toBeLessThanOrEqual(2);
    }
    expect(
      plan.some(({ candidate: { takenDays }, visitDate }) => takenDays.includes(visitDate)),
    ).toBe(false);
  });

  it("is the same for the same question, and another one for another variant", () => {
    const again = suggestVisits(hundred, DAYS, new Map(), WISH);
    expect(suggestVisits(hundred, DAYS, new Map(), WISH)).toEqual(again);
    expect(suggestVisits(hundred.toReversed(), DAYS, new Map(), WISH)).toEqual(again);
    expect(suggestVisits(hundred, DAYS, new Map(), { ...WISH, variant: 1 })).not.toEqual(again);
  });

  it("spreads over the year: no month has more than its fair share", () => {
    const plan = suggestVisits(hundred, DAYS, new Map(), { ...WISH, visits: 120 });
    const months = Map.groupBy(plan, ({ visitDate }) => visitDate.slice(0, 7));
    expect(months.size).toBe(12);
    expect(Math.max(...[...months.values()].map(({ length }) => length))).toBeLessThanOrEqual(14);
  });

  it("begins with those who lack most, and says why", () => {
    const plan = suggestVisits(
      [
        candidate(1, { planned: 6 }),
        candidate(2, { category: "E", minimum: 12, planned: 1, monthsSinceVisit: null }),
        candidate(3, { planned: 5, monthsSinceVisit: 9, lastRating: 1.4 }),
      ],
      DAYS,
      new Map(),
      { ...WISH, visits: 2 },
    );
    expect(plan.every(({ candidate: { id } }) => id === 2)).toBe(true);
    expect(plan[0]?.reasons.map(({ code }) => code)).toEqual(["BELOW_MINIMUM", "NEVER_VISITED"]);
    const [one] = suggestVisits(
      [candidate(3, { planned: 5, monthsSinceVisit: 9, lastRating: 1.4 })],
      DAYS,
      new Map(),
      { ...WISH, visits: 1 },
    );
    expect(one?.reasons.map(({ code }) => code)).toEqual(["ONE_MORE", "LONG_AGO", "LOW_RATING"]);
  });

  it("puts near places on one day, by position where it is known", () => {
    const at = (id: number, latitude: number) =>
      candidate(id, { position: { latitude, longitude: 90.2 } });
    const plan = suggestVisits(
      [at(1, 23.8), at(2, 25.9), at(3, 23.81), at(4, 25.91)],
      DAYS,
      new Map(),
      { ...WISH, visits: 4 },
    );
    const days = Map.groupBy(plan, ({ visitDate }) => visitDate);
    expect(
      [...days.values()].map((visits) =>
        visits.map(({ candidate: { id } }) => id).toSorted((a, b) => a - b),
      ),
    ).toEqual(
      expect.arrayContaining([
        [1, 3],
        [2, 4],
      ]),
    );
    expect(plan.some(({ reasons }) => reasons.some(({ code }) => code === "NEAR"))).toBe(true);
  });

  it("keeps visits of one institute apart", () => {
    const plan = suggestVisits([candidate(1, { minimum: 6 })], DAYS, new Map(), {
      ...WISH,
      visits: 6,
    });
    const days = plan.map(({ visitDate }) => Date.parse(visitDate) / 86_400_000);
    const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(20);
  });

  it("gives fewer when no day has room", () => {
    const full = new Map(DAYS.slice(5).map((day) => [day, ["/188/1/2/", "/188/1/2/"]]));
    expect(suggestVisits(hundred, DAYS, full, WISH).length).toBeLessThanOrEqual(10);
    expect(suggestVisits([], DAYS, new Map(), WISH)).toEqual([]);
  });
});
