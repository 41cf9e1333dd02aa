import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import type { SettingsForms } from "../use-settings-forms.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";

export function FilesSection({ section }: { section: SettingsForms["files"] }) {
  const { t } = useTranslation("settings");
  const { form, isPending } = section;
  const { errors } = form.formState;
  const labels = useMemo(
    () => ({ "files.megabytes": t("settings.megabytes"), "files.files": t("settings.fileCount") }),
    [t],
  );
  return (
    <SettingsCard section={section} labels={labels}>
      <div className={styles.fields}>
        <Controller
          control={form.control}
          name="megabytes"
          render={({ field }) => (
            <NumberField
              id="files.megabytes"
              label={labels["files.megabytes"]}
              isRequired
              hasSteps
              isDisabled={isPending}
              value={field.value}
              onChange={field.onChange}
              error={errors.megabytes?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="files"
          render={({ field }) => (
            <NumberField
              id="files.files"
              label={labels["files.files"]}
              isRequired
              hasSteps
              isDisabled={isPending}
              value={field.value}
              onChange={field.onChange}
              error={errors.files?.message}
            />
          )}
        />
      </div>
    </SettingsCard>
  );
}
