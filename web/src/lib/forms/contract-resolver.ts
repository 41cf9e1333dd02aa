import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import type { Language } from "@shikkha/contract/kernel/language.ts";
import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";
import type * as z from "zod/mini";

/** Checks a form with the contract's own schema, so that browser and server refuse the same things in the same words. */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown, Values>,
  language: Language,
): Resolver<Values> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of parsed.error.issues) {
      const path = issue.path.join(".");
      if (get(errors, path)) continue;
      set(errors, path, { type: issue.code ?? "custom", message: fieldMessage(issue, language) });
    }
    return { values: {}, errors };
  };
}
