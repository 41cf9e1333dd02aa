import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";

/** The ids that tie a question's words to its control. */
export function questionIds(prefix: string, { key }: FormNode) {
  const control = `${prefix}${key}`;
  return { control, label: `${control}-label`, help: `${control}-help`, fault: `${control}-fault` };
}

/** Whether one native control answers it, so that its words can be a label. */
export function isLabelled({ question: { renderType, meta } }: FormNode): boolean {
  return renderType === "DROPDOWN" || (renderType === "TEXT" && meta.type !== "date");
}
