import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ReceiverPicker } from "../../../../shared/receiver-picker/ReceiverPicker.tsx";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import type { NoticeFormState } from "./use-notice-form.ts";

interface Props {
  form: NoticeFormState;
  isDisabled: boolean;
}

export function ReceiverSection({ form, isDisabled }: Props) {
  const { t } = useTranslation("notice");
  const { errors } = form.formState;
  return (
    <FormSection step={4} title={t("form.receivers")}>
      <Controller
        control={form.control}
        name="receivers"
        render={({ field }) => (
          <ReceiverPicker
            id="receivers"
            value={field.value}
            onChange={field.onChange}
            isDisabled={isDisabled}
            error={errors.receivers?.message}
          />
        )}
      />
    </FormSection>
  );
}
