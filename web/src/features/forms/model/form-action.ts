import type { FormSummary } from "@shikkha/contract/forms/form.ts";

export type FormAction =
  | "detail"
  | "edit"
  | "copy"
  | "download"
  | "deactivate"
  | "activate"
  | "remove";

/** What asks first; the others lead to another page. */
export type AskedAction = Exclude<FormAction, "detail" | "edit" | "download">;

/** What can be done with a form; those of a kind of monitoring are never deleted. */
export function actionsFor({
  status,
  formType,
}: Pick<FormSummary, "status" | "formType">): FormAction[] {
  return [
    "detail",
    "edit",
    "copy",
    "download",
    status === "ACTIVE" ? "deactivate" : "activate",
    ...(formType === "DYNAMIC" ? (["remove"] as const) : []),
  ];
}
