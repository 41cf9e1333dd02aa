import { NOTICE_LIMITS } from "@shikkha/contract/notices/notice.ts";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { RichTextField } from "../../../../shared/rich-text/RichTextField.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import type { NoticeFormState } from "./use-notice-form.ts";
import page from "../../../../shared/form-page/FormPage.module.css";
import styles from "./NoticeForm.module.css";

interface Props {
  form: NoticeFormState;
  isDisabled: boolean;
}

export function ContentSection({ form, isDisabled }: Props) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const { errors, defaultValues } = form.formState;
  const used = form.watch("title").length;
  return (
    <FormSection step={1} title={t("form.content")}>
      <div className={page.fields}>
        <TextField
          id="title"
          label={t("form.title")}
          isRequired
          isDisabled={isDisabled}
          autoComplete="off"
          after={
            <span className={classNames(styles.count, used > NOTICE_LIMITS.title && styles.over)}>
              {number(used)} / {number(NOTICE_LIMITS.title)}
            </span>
          }
          error={errors.title?.message}
          {...form.register("title")}
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
