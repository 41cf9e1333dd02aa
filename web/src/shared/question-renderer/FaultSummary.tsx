import type { FormNode } from "@shikkha/contract/forms/compile-form.ts";
import { fieldMessage } from "@shikkha/contract/kernel/field-message.ts";
import { useMemo } from "react";
import { ErrorSummary } from "../../ui/feedback/ErrorSummary.tsx";
import { useFilling } from "./form-filling.ts";
import { placeText, questionText } from "./form-texts.ts";

/** Which answers keep the reader from going on; takes the focus, leads to each. */
export function FaultSummary({ faults }: { faults: readonly FormNode[] }) {
  const { t, store, format, language, prefix } = useFilling();
  const issues = useMemo(
    () =>
      faults.map((node) => {
        const message = store.cell(node).fault ?? "";
        const said = fieldMessage({ message, path: [] }, language);
        return {
          fieldId: `${prefix}${node.key}`,
          message: `${placeText(format, node)} ${questionText(format, node.question)}: ${said}`,
        };
      }),
    [faults, store, format, language, prefix],
  );
  return (
    <ErrorSummary
      title={t("fill.faults", { count: issues.length, number: format.number(issues.length) })}
      issues={issues}
    />
  );
}
