import { expect, it } from "vitest";
import { clockTime, shortHash } from "./audit-time.ts";

it("tells the time in Dhaka, to the second", () => {
  expect(clockTime("2026-11-14T22:31:04.120Z")).toBe("04:31:04");
  expect(clockTime("2026-11-15T18:00:00Z")).toBe("00:00:00");
});

it("shortens a hash to its ends", () => {
  expect(shortHash(`5ad0${"0".repeat(56)}c91f`)).toBe("5ad0…c91f");
});
