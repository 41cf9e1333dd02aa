import { Clock } from "lucide-react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Segmented } from "../../../../ui/controls/Segmented.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import { StartFields } from "../../../../shared/form-page/StartFields.tsx";
import { startOf, type StartValues } from "../../../../shared/form-page/start-time.ts";
import type { NoticeFormState } from "./use-notice-form.ts";
import page from "../../../../shared/form-page/FormPage.module.css";

interface Props {
  form: NoticeFormState;
  isDisabled: boolean;
  /** It is out: only its end can change. */
  isOut: boolean;
}

export function PeriodSection({ form, isDisabled, isOut }: Props) {
  const { t } = useTranslation("notice");
  const { date, time } = useFormat();
  const { errors } = form.formState;
  const values = form.watch();
  const start = startOf(values);
  function change(patch: Partial<Pick<StartValues, "date" | "time">>) {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    if (patch.date !== undefined) form.setValue("date", patch.date, options);
    if (patch.time !== undefined) form.setValue("time", patch.time, options);
  }
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
      <div className={page.fields}>
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
        <div className={page.pair}>
          {values.when === "LATER" && (
            <StartFields
              values={values}
              onChange={change}
              labels={{ date: t("form.date"), time: t("form.time") }}
              isDisabled={isDisabled || isOut}
              min={isOut ? undefined : today()}
              error={errors.date?.message}
            />
          )}
          <div className={page.fields}>
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
        <p className={page.note}>
          <Clock size={16} aria-hidden />
          <span>
            {!isOut && startWords} {endWords}
          </span>
        </p>
      </div>
    </FormSection>
  );
}
