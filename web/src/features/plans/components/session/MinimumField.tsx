import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { NumberField } from "../../../../ui/fields/NumberField.tsx";
import type { SessionFormState } from "./use-session-form.ts";
import type { SessionLabels } from "./use-session-labels.ts";

interface Props {
  form: SessionFormState;
  labels: SessionLabels;
  name: "minimumVisits" | `minimumByCategory.${IsasCategory}`;
  isDisabled: boolean;
  help?: string;
}

/** One a day, all year, is the most the contract takes. */
const MOST = 366;

export function MinimumField({ form, labels, name, isDisabled, help }: Props) {
  const { isSubmitted } = form.formState;
  return (
    <NumberField
      id={name}
      label={labels[name]}
      help={help}
      hasSteps
      isRequired
      isDisabled={isDisabled}
      min={0}
      max={MOST}
      value={form.watch(name)}
      error={form.getFieldState(name, form.formState).error?.message}
      onChange={(count) =>
        form.setValue(name, count, { shouldDirty: true, shouldValidate: isSubmitted })
      }
    />
  );
}
