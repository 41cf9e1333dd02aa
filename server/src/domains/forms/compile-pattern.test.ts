import { expect, it } from "vitest";
import { HOSTILE_PATTERNS } from "../../../test/hostile-patterns.ts";
import { compilePattern } from "./compile-pattern.ts";

/** Short enough that an engine which goes back and forth comes to an end too. */
const TEXTS = ["", "a", "aa", "aab", "aaa!", "কক", "কক!", "zz", "b", "  ", "a1", "Aa", "xy"];

/** The same pattern for a whole text on the browser's own engine; undefined where its dialect differs. */
function reference(source: string): RegExp | undefined {
  // Counted repetitions inside each other never end there.
  if (/\{\d*,?\d{2,}\}/.test(source)) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, "u");
  } catch {
    return undefined;
  }
}

it("judges short texts under hostile patterns as any engine would", () => {
  let compared = 0;
  for (const source of HOSTILE_PATTERNS) {
    const matches = compilePattern(source);
    const known = reference(source);
    if (!matches || !known) continue;
    for (const text of TEXTS) {
      compared += 1;
      expect([source, text, matches(text)]).toEqual([source, text, known.test(text)]);
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

it("refuses what is no pattern of a linear engine, or too large a one, and takes the rest", () => {
  const refused = HOSTILE_PATTERNS.filter((source) => compilePattern(source) === undefined);
  expect(refused.filter((source) => source.includes("(?="))).toHaveLength(10);
  expect(refused.filter((source) => source.includes("\\1"))).toHaveLength(10);
  expect(refused.filter((source) => source.includes("{10}){10}){10}"))).toHaveLength(10);
  expect(refused.length).toBeLessThan(HOSTILE_PATTERNS.length / 2);
});

it("comes to an end on 100,000 characters", () => {
  const long = `${"a".repeat(99_999)}!`;
  for (const source of ["(a+)+$", "(a|a)*b", "(a*)*x", "(a|aa)+$", "(a+){10}y"])
    expect([source, compilePattern(source)?.(long)]).toEqual([source, false]);
});
