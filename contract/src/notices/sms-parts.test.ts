import { describe, expect, it } from "vitest";
import { smsParts } from "./sms-parts.ts";

describe("an SMS in Bengali", () => {
  it.each([
    [0, 0],
    [1, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [160, 3],
  ])("of %i characters is %i parts", (length, parts) => {
    expect(smsParts("ক".repeat(length))).toBe(parts);
  });
});

describe("an SMS in plain English", () => {
  it.each([
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
  ])("of %i characters is %i parts", (length, parts) => {
    expect(smsParts("a".repeat(length))).toBe(parts);
  });

  it("counts brackets twice", () => {
    expect(smsParts("a".repeat(159) + "[")).toBe(2);
  });

  it("turns wide with a single Bengali letter", () => {
    expect(smsParts("a".repeat(70) + "ক")).toBe(2);
  });
});
