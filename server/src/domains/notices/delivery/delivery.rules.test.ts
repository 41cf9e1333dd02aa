import { describe, expect, it } from "vitest";
import { isQuiet, MOST_TRIES, waitAfter } from "./delivery.rules.ts";

it("waits longer after each try, but never more than an hour", () => {
  const waits = Array.from({ length: MOST_TRIES }, (_, index) => waitAfter(index + 1));
  expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(3_600);
});

describe("quiet hours", () => {
  const at = (dhaka: string) => new Date(`2026-11-15T${dhaka}:00+06:00`);
  const night = { isOn: true, fromHour: 21, toHour: 8 };

  it.each([
    ["20:59", false],
    ["21:00", true],
    ["23:59", true],
    ["00:00", true],
    ["07:59", true],
    ["08:00", false],
  ])("over midnight, at %s: %s", (time, expected) => {
    expect(isQuiet("SMS", at(time), night)).toBe(expected);
  });

  it("may lie inside a day", () => {
    const noon = { isOn: true, fromHour: 13, toHour: 14 };
    expect(isQuiet("PUSH", at("13:30"), noon)).toBe(true);
    expect(isQuiet("PUSH", at("14:00"), noon)).toBe(false);
  });

  it("hold for what rings, and only when they are on", () => {
    expect(isQuiet("EMAIL", at("23:00"), night)).toBe(false);
    expect(isQuiet("SMS", at("23:00"), { ...night, isOn: false })).toBe(false);
  });
});
