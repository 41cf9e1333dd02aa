import { describe, expect, it } from "vitest";
import { randomFor } from "./random.ts";

describe("randomFor", () => {
  it("gives the same numbers for the same key", () => {
    const draw = () => {
      const random = randomFor("institutes", 1005);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(draw()).toEqual(draw());
  });

  it("gives these very numbers, today and on every machine", () => {
    const random = randomFor("institutes", 1005);
    expect(Array.from({ length: 5 }, () => random.integer(0, 999))).toEqual([
      825, 931, 674, 297, 667,
    ]);
  });

  it("gives neighbouring keys streams of their own", () => {
    const firsts = Array.from({ length: 1_000 }, (_, index) => randomFor("teachers", index).next());
    expect(new Set(firsts).size).toBe(1_000);
    expect(mean(firsts)).toBeCloseTo(0.5, 1);
  });

  it("stays in its bounds and reaches both ends", () => {
    const random = randomFor("bounds");
    const drawn = new Set(Array.from({ length: 1_000 }, () => random.integer(3, 6)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
  });

  it("picks by weight and never what weighs nothing", () => {
    const random = randomFor("weights");
    const drawn = Array.from({ length: 10_000 }, () =>
      random.weighted([0, 1, 3], (weight) => weight),
    );
    expect(drawn).not.toContain(0);
    expect(drawn.filter((weight) => weight === 3).length / drawn.length).toBeCloseTo(0.75, 1);
  });

  it("shuffles without losing or doubling anything", () => {
    const deck = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = randomFor("deck").shuffled(deck);
    expect(shuffled).not.toEqual(deck);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(deck);
  });

  it("refuses to pick from nothing", () => {
    expect(() => randomFor("nothing").pick([])).toThrow("nothing to pick");
  });
});

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
