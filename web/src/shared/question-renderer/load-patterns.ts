import { anyPattern, type CompilePattern } from "@shikkha/contract/forms/pattern.ts";
import type { CompiledForm } from "@shikkha/contract/forms/compile-form.ts";

/** The engine for patterns is large: it is fetched for a form that has one, and until then the server judges alone. */
export async function loadPatterns({ nodes }: CompiledForm): Promise<CompilePattern> {
  if (!nodes.some(({ question }) => question.meta.regEx)) return anyPattern;
  return (await import("./compile-pattern.ts")).compilePattern;
}
