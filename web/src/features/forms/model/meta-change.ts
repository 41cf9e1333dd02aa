import type { QuestionMeta } from "@shikkha/contract/forms/question.ts";

/** New settings; undefined takes one away. */
export type MetaChange = { readonly [Key in keyof QuestionMeta]?: QuestionMeta[Key] | undefined };

/** What is not set is left out, not stored as nothing. */
export function withMeta(meta: QuestionMeta, change: MetaChange): QuestionMeta {
  const entries = Object.entries({ ...meta, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
