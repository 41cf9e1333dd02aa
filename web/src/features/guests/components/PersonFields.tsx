import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { GuestFieldsProps } from "./guest-fields.ts";
import styles from "./GuestFields.module.css";

export function PersonFields({ form, labels, isDisabled }: GuestFieldsProps) {
  const { t } = useTranslation("settings");
  const { errors } = form.formState;
  return (
    <Card title={t("guest.person")}>
      <div className={styles.fields}>
        <TextField
          id="nameBangla"
          label={labels.nameBangla}
          isRequired
          isDisabled={isDisabled}
          lang="bn"
          autoComplete="off"
          error={errors.nameBangla?.message}
          {...form.register("nameBangla")}
        />
        <TextField
          id="nameEnglish"
          label={labels.nameEnglish}
          isRequired
          isDisabled={isDisabled}
          lang="en"
          autoComplete="off"
          error={errors.nameEnglish?.message}
          {...form.register("nameEnglish")}
        />
        <Controller
          control={form.control}
          name="dateOfBirth"
          render={({ field }) => (
            <DatePicker
              id="dateOfBirth"
              label={labels.dateOfBirth}
              isMarkedOptional
              isDisabled={isDisabled}
              max={today()}
              error={errors.dateOfBirth?.message}
              value={field.value ?? null}
              onChange={(date) => field.onChange(date ?? undefined)}
            />
          )}
        />
      </div>
    </Card>
  );
}
