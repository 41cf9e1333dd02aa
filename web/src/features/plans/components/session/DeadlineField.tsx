import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import { isPastDeadline } from "../../model/session-time.ts";
import type { SessionFormState } from "./use-session-form.ts";
import type { SessionLabels } from "./use-session-labels.ts";

interface Props {
  form: SessionFormState;
  labels: SessionLabels;
  isDisabled: boolean;
  kept: string | undefined;
}

export function DeadlineField({ form, labels, isDisabled, kept }: Props) {
  const { t } = useTranslation("visit");
  const { errors, isSubmitted } = form.formState;
  const now = today();
  return (
    <DatePicker
      id="deadline"
      label={labels.deadline}
      help={t("session.form.deadlineHelp")}
      isRequired
      isDisabled={isDisabled}
      isUnavailable={(day) => isPastDeadline(day, now, kept)}
      value={form.watch("deadline")}
      error={errors.deadline?.message}
      onChange={(day) =>
        form.setValue("deadline", day, { shouldDirty: true, shouldValidate: isSubmitted })
      }
    />
  );
}
