import { useMemo } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { CheckboxGroup } from "../../../ui/fields/CheckboxGroup.tsx";
import type { SettingsForms } from "../use-settings-forms.ts";
import { SettingsCard } from "./SettingsCard.tsx";

/** The week begins on Sunday. */
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export function WeekSection({ section }: { section: SettingsForms["week"] }) {
  const { t } = useTranslation("settings");
  const { weekday } = useFormat();
  const { form, isPending } = section;
  const labels = useMemo(() => ({ "week.weeklyHolidays": t("settings.weeklyHolidays") }), [t]);
  return (
    <SettingsCard section={section} labels={labels}>
      <Controller
        control={form.control}
        name="weeklyHolidays"
        render={({ field }) => (
          <CheckboxGroup
            id="week.weeklyHolidays"
            label={labels["week.weeklyHolidays"]}
            isDisabled={isPending}
            isRow
            options={DAYS.map((day) => ({ id: String(day), name: weekday(day, "long") }))}
            value={field.value.map(String)}
            onChange={(days) => field.onChange(DAYS.filter((day) => days.includes(String(day))))}
            error={form.formState.errors.weeklyHolidays?.message}
          />
        )}
      />
    </SettingsCard>
  );
}
