import type { FieldErrors, FieldValues } from "react-hook-form";

/**
 * What an error summary lists. A field's id is its name; its label, where given, says which one is meant. Nested fields
 * and rows are walked in order.
 */
export function formIssues(
  errors: FieldErrors<FieldValues>,
  labels: Readonly<Record<string, string>>,
  before = "",
): { fieldId: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const fieldId = before + name;
    if (!error || typeof error !== "object") return [];
    if (typeof error.message !== "string")
      return formIssues(error as FieldErrors<FieldValues>, labels, `${fieldId}.`);
    const label = labels[fieldId];
    return [
      { fieldId, message: label === undefined ? error.message : `${label}: ${error.message}` },
    ];
  });
}
