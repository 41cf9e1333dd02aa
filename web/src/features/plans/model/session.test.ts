import { describe, expect, it } from "vitest";
import { isPolicy, POLICY, SESSION_FIELDS } from "./session-form.ts";
import { daysUntil, fieldOfRefusal, isPastDeadline } from "./session-time.ts";

describe("the deadline of a session", () => {
  it("is nought days away on its own day, also over the end of a year", () => {
    expect(daysUntil("2026-12-31", "2026-12-31")).toBe(0);
    expect(daysUntil("2027-01-02", "2026-12-31")).toBe(2);
    expect(daysUntil("2026-01-31", "2026-02-02")).toBe(-2);
  });

  it("cannot be set into the past, but one long gone may stay", () => {
    expect(isPastDeadline("2026-11-14", "2026-11-15", undefined)).toBe(true);
    expect(isPastDeadline("2026-11-15", "2026-11-15", undefined)).toBe(false);
    expect(isPastDeadline("2026-01-31", "2026-11-15", "2026-01-31")).toBe(false);
  });

  it("and the year are what two of the refusals speak of", () => {
    expect([4301, 4302, 4303].map(fieldOfRefusal)).toEqual([undefined, "year", "deadline"]);
  });
});

describe("the minima of a session", () => {
  it("are the policy's until one of them differs", () => {
    expect(isPolicy(POLICY)).toBe(true);
    const changed = { ...POLICY, minimumByCategory: { ...POLICY.minimumByCategory, D: 11 } };
    expect(isPolicy(changed)).toBe(false);
    expect(isPolicy({ ...POLICY, minimumVisits: null })).toBe(false);
  });

  it("have a box for every category", () => {
    expect(SESSION_FIELDS).toContain("minimumByCategory.U");
    expect(SESSION_FIELDS).toHaveLength(9);
  });
});
