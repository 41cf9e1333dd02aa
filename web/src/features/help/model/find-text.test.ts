import { expect, it } from "vitest";
import { hasWords } from "./find-text.ts";

const TEXTS = ["বছরে কমপক্ষে ৬০টি পরিদর্শন", "Submit the plan before the deadline"];

it("finds all words in any order and either script's digits", () => {
  expect(hasWords("পরিদর্শন 60", TEXTS)).toBe(true);
  expect(hasWords("DEADLINE plan", TEXTS)).toBe(true);
});

it("finds nothing when a word is missing", () => {
  expect(hasWords("পরিদর্শন ৭০", TEXTS)).toBe(false);
});

it("takes an empty search as no search", () => {
  expect(hasWords("  ", TEXTS)).toBe(true);
});
