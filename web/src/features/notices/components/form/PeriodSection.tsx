import { toAsciiDigits } from "@shikkha/contract/kernel/digits.ts";
import { Clock } from "lucide-react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Segmented } from "../../../../ui/controls/Segmented.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { startOf, tidyTime } from "../../model/notice-values.ts";
import { FormSection } from "./FormSection.tsx";
import type { NoticeFormState } from "./use-notice-form.ts";
import styles from "./NoticeForm.module.css";

interface Props {
  form: NoticeFormState;
  isDisabled: boolean;
  /** It is out: only its end can change. */
  isOut: boolean;
}

export function PeriodSection({ form, isDisabled, isOut }: Props) {
  const { t } = useTranslation("notice");
  const { date, time, digits } = useFormat();
  const { errors } = form.formState;
  const values = form.watch();
  const start = startOf(values);
  const startWords =
    start === null
      ? t("form.startsNow")
      : start && t("form.startsAt", { date: date(start), time: time(start) });
  const endWords =
    values.hasEnd && values.dateTo
      ? t("form.endsOn", { date: date(values.dateTo) })
      : !values.hasEnd && t("form.endless");
  return (
    <FormSection step={2} title={t("form.period")}>
      <div className={styles.fields}>
        {!isOut && (
          <Segmented
            label={t("form.when")}
            value={values.when}
            items={[
              { id: "NOW", label: t("form.now") },
              { id: "LATER", label: t("form.later") },
            ]}
            onChange={(when) => form.setValue("when", when, { shouldDirty: true })}
          />
        )}
        <div className={styles.pair}>
          {values.when === "LATER" && (
            <div className={styles.dateTime}>
              <Controller
                control={form.control}
                name="date"
                render={({ field }) => (
                  <DatePicker
                    id="date"
                    label={t("form.date")}
                    isRequired
                    isDisabled={isDisabled || isOut}
                    min={isOut ? undefined : today()}
                    value={field.value}
                    onChange={field.onChange}
                    error={errors.date?.message}
                  />
                )}
              />
              <Controller
                control={form.control}
                name="time"
                render={({ field }) => (
                  <TextField
                    id="time"
                    inputMode="numeric"
                    autoComplete="off"
                    label={t("form.time")}
                    isRequired
                    isDisabled={isDisabled || isOut}
                    value={digits(field.value)}
                    onChange={(event) => field.onChange(toAsciiDigits(event.target.value))}
                    onBlur={() => field.onChange(tidyTime(field.value))}
                  />
                )}
              />
            </div>
          )}
          <div className={styles.fields}>
            <Controller
              control={form.control}
              name="dateTo"
              render={({ field }) => (
                <DatePicker
                  id="dateTo"
                  label={t("form.end")}
                  isDisabled={isDisabled || !values.hasEnd}
                  min={values.when === "LATER" && values.date !== null ? values.date : today()}
                  value={field.value}
                  onChange={field.onChange}
                  error={errors.dateTo?.message}
                />
              )}
            />
            <Checkbox
              label={t("form.noEnd")}
              isDisabled={isDisabled}
              isChecked={!values.hasEnd}
              onChange={(isEndless) => {
                form.setValue("hasEnd", !isEndless, { shouldDirty: true });
                if (isEndless) form.clearErrors("dateTo");
              }}
            />
          </div>
        </div>
        <p className={styles.note}>
          <Clock size={16} aria-hidden />
          <span>
            {!isOut && startWords} {endWords}
          </span>
        </p>
      </div>
    </FormSection>
  );
}
