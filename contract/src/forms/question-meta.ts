import * as z from "zod/mini";
import { FACTS, type Fact } from "./facts.ts";
import { FORM_LIMITS, type QuestionMeta, TEXT_TYPES } from "./question.ts";

const amount = z.number().check(z.gte(-1e12), z.lte(1e12));

const metaShape = z.strictObject({
  isRequired: z.optional(z.boolean()),
  type: z.optional(z.enum(TEXT_TYPES)),
  regEx: z.optional(z.string().check(z.maxLength(FORM_LIMITS.pattern))),
  min: z.optional(amount),
  max: z.optional(amount),
  weight: z.optional(z.number().check(z.gt(0), z.lte(FORM_LIMITS.weight))),
  scale: z.optional(z.number().check(z.int(), z.gte(2), z.lte(FORM_LIMITS.scale))),
  shouldHideStar: z.optional(z.boolean()),
  fact: z.optional(z.enum(FACTS as readonly [Fact, ...Fact[]])),
});

/** The settings in a question's JSON text (or already read); undefined where it is not JSON or holds what its kind does not take. */
export function parseMeta(
  sent: unknown,
  allowed: readonly (keyof QuestionMeta)[],
): QuestionMeta | undefined {
  const read = typeof sent === "string" ? fromJson(sent) : sent;
  const result = z.safeParse(metaShape, read);
  if (!result.success) return undefined;
  const keys: readonly string[] = allowed;
  return Object.keys(result.data).every((key) => keys.includes(key))
    ? (result.data as QuestionMeta)
    : undefined;
}

export function metaText(meta: QuestionMeta): string {
  return JSON.stringify(meta);
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return undefined;
  }
}
