import { useState } from "react";
import type { FieldValues, FormState } from "react-hook-form";
import { formIssues } from "../../../lib/forms/form-issues.ts";
import type { FieldIssue } from "../../../ui/feedback/ErrorSummary.tsx";

/**
 * What the error summary lists: the problems of the last attempt. They are not followed while the reader corrects them,
 * because the summary takes the focus whenever its list changes.
 */
export function useIssues<Values extends FieldValues>(
  { errors, submitCount }: FormState<Values>,
  isPending: boolean,
  labels: Readonly<Record<string, string>>,
): readonly FieldIssue[] {
  const attempt = `${submitCount} ${isPending}`;
  const [shown, setShown] = useState<{ attempt: string; issues: readonly FieldIssue[] }>({
    attempt,
    issues: [],
  });
  if (shown.attempt !== attempt) {
    setShown({ attempt, issues: formIssues(errors, labels) });
  }
  return shown.issues;
}
