import type { FieldErrors, FieldValues } from "react-hook-form";

/** What an error summary lists: the fields' ids are their names. Nested fields and rows are walked in order. */
export function formIssues(errors: FieldErrors<FieldValues>, before = ""): { fieldId: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const fieldId = before + name;
    if (!error || typeof error !== "object") return [];
    if (typeof error.message === "string") return [{ fieldId, message: error.message }];
    return formIssues(error as FieldErrors<FieldValues>, `${fieldId}.`);
  });
}
