import { expect, it } from "vitest";
import { isOpenAt } from "./open-hours.ts";

it.each([
  ["Sunday morning", "2026-11-15T09:00:00+06:00", true],
  ["Sunday before nine", "2026-11-15T08:59:00+06:00", false],
  ["Thursday at five", "2026-11-19T17:00:00+06:00", false],
  ["Thursday just before five", "2026-11-19T16:59:00+06:00", true],
  ["Friday noon", "2026-11-20T12:00:00+06:00", false],
  ["Saturday noon", "2026-11-21T12:00:00+06:00", false],
])("%s", (_, instant, isOpen) => {
  expect(isOpenAt(new Date(instant))).toBe(isOpen);
});
