import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import type { SettingsForms } from "../use-settings-forms.ts";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours in which no phone is to ring; what falls into them is sent when they end. */
export function QuietSection({ section }: { section: SettingsForms["quiet"] }) {
  const { t } = useTranslation("settings");
  const { time } = useFormat();
  const { form, isPending } = section;
  const { errors } = form.formState;
  const isOn = form.watch("isOn");
  const labels = useMemo(
    () => ({ "quiet.fromHour": t("settings.quietFrom"), "quiet.toHour": t("settings.quietTo") }),
    [t],
  );
  const options = HOURS.map((hour) => ({
    id: String(hour),
    name: time(`2026-01-01T${String(hour).padStart(2, "0")}:00:00+06:00`),
  }));
  return (
    <SettingsCard section={section} labels={labels}>
      <Controller
        control={form.control}
        name="isOn"
        render={({ field }) => (
          <Checkbox
            label={t("settings.quietOn")}
            description={t("settings.quietHelp")}
            isDisabled={isPending}
            isChecked={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div className={styles.fields}>
        {(["fromHour", "toHour"] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field }) => (
              <Select
                id={`quiet.${name}`}
                label={labels[`quiet.${name}`]}
                isDisabled={isPending || !isOn}
                isSearchable={false}
                options={options}
                value={String(field.value)}
                onChange={(hour) => field.onChange(Number(hour))}
                error={errors[name]?.message}
              />
            )}
          />
        ))}
      </div>
    </SettingsCard>
  );
}
