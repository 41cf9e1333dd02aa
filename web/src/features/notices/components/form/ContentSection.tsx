import { NOTICE_LIMITS } from "@shikkha/contract/notices/notice.ts";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RichTextField } from "../../../../shared/rich-text/RichTextField.tsx";
import { TextArea } from "../../../../ui/fields/TextArea.tsx";
import { FormSection } from "./FormSection.tsx";
import type { NoticeFormState } from "./use-notice-form.ts";
import styles from "./NoticeForm.module.css";

interface Props {
  form: NoticeFormState;
  isDisabled: boolean;
}

export function ContentSection({ form, isDisabled }: Props) {
  const { t } = useTranslation("notice");
  const { errors, defaultValues } = form.formState;
  return (
    <FormSection step={1} title={t("form.content")}>
      <div className={styles.fields}>
        <TextArea
          id="title"
          rows={1}
          className={styles.oneLine}
          label={t("form.title")}
          isRequired
          isDisabled={isDisabled}
          limit={NOTICE_LIMITS.title}
          error={errors.title?.message}
          {...form.register("title")}
          value={form.watch("title")}
        />
        <Controller
          control={form.control}
          name="description"
          render={({ field }) => (
            <RichTextField
              id="description"
              label={t("form.description")}
              isRequired
              isDisabled={isDisabled}
              limit={NOTICE_LIMITS.description}
              initial={defaultValues?.description ?? ""}
              onChange={field.onChange}
              error={errors.description?.message}
            />
          )}
        />
      </div>
    </FormSection>
  );
}
