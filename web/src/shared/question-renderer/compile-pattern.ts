import type { CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import { RE2JS } from "re2js";

/** The server's limit; a pattern beyond it never reaches a published form. */
const LARGEST_PROGRAM = 600;

export const compilePattern: CompilePattern = (source) => {
  try {
    const pattern = RE2JS.compile(source);
    return pattern.programSize() > LARGEST_PROGRAM ? undefined : (text) => pattern.testExact(text);
  } catch {
    return undefined;
  }
};
