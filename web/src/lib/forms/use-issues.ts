import { useState } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import { formIssues } from "./form-issues.ts";

interface Attempts {
  readonly errors: FieldErrors<FieldValues>;
  readonly submitCount: number;
}

type Issues = ReturnType<typeof formIssues>;

/**
 * What the error summary lists: the problems of the last attempt, which ends when the server has answered. They are not
 * followed while the reader corrects them, because the summary takes the focus whenever its list changes.
 */
export function useIssues(
  { errors, submitCount }: Attempts,
  isPending: boolean,
  labels: Readonly<Record<string, string>>,
  before = "",
): Issues {
  const attempt = `${submitCount} ${isPending}`;
  const [shown, setShown] = useState<{ attempt: string; issues: Issues }>({ attempt, issues: [] });
  if (shown.attempt !== attempt) {
    // The labels stand in the order of the screen, the errors in that of the schema.
    const order = Object.keys(labels);
    const issues = formIssues(errors, labels, before).toSorted(
      (one, other) => order.indexOf(one.fieldId) - order.indexOf(other.fieldId),
    );
    setShown({ attempt, issues });
  }
  return shown.issues;
}
