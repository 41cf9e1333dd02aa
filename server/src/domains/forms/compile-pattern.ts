import { RE2JS } from "re2js";
import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";

/** Matching takes the text's length times this at worst; counted repetitions inside each other are what makes it large. */
const LARGEST_PROGRAM = 600;
const MOST_KEPT = 500;

const kept = new Map<string, ReturnType<CompilePattern>>();

/** Patterns of form authors on an engine that takes linear time; one it cannot take gives undefined. */
export const compilePattern: CompilePattern = (source) => {
  if (kept.has(source)) return kept.get(source);
  const compiled = compile(source);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(source, compiled);
  return compiled;
};

function compile(source: string): ReturnType<CompilePattern> {
  try {
    const pattern = RE2JS.compile(source);
    return pattern.programSize() > LARGEST_PROGRAM ? undefined : (text) => pattern.testExact(text);
  } catch {
    return undefined;
  }
}
