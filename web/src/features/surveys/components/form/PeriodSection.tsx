import { Clock } from "lucide-react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import { StartFields } from "../../../../shared/form-page/StartFields.tsx";
import { startOf, type StartValues } from "../../../../shared/form-page/start-time.ts";
import { Segmented } from "../../../../ui/controls/Segmented.tsx";
import { DatePicker } from "../../../../ui/fields/DatePicker.tsx";
import type { SurveyFormState } from "./use-survey-form.ts";
import page from "../../../../shared/form-page/FormPage.module.css";

interface Props {
  form: SurveyFormState;
  isDisabled: boolean;
  /** It is out: only its end can change. */
  isOut: boolean;
}

export function PeriodSection({ form, isDisabled, isOut }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { date, time } = useFormat();
  const { errors, isSubmitted } = form.formState;
  const values = form.watch();
  const start = startOf(values);
  const options = { shouldDirty: true, shouldValidate: isSubmitted };
  function change(patch: Partial<Pick<StartValues, "date" | "time">>) {
    if (patch.date !== undefined) form.setValue("date", patch.date, options);
    if (patch.time !== undefined) form.setValue("time", patch.time, options);
  }
  const startWords =
    start === null
      ? t("form.startsNow")
      : start && t("form.startsAt", { date: date(start), time: time(start) });
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
            onChange={(when) => form.setValue("when", when, options)}
          />
        )}
        <div className={page.pair}>
          {values.when === "LATER" && (
            <StartFields
              values={values}
              onChange={change}
              labels={{ date: t("form.start"), time: t("form.time") }}
              isDisabled={isDisabled || isOut}
              min={isOut ? undefined : today()}
              error={errors.date?.message}
            />
          )}
          <Controller
            control={form.control}
            name="dateTo"
            render={({ field }) => (
              <DatePicker
                id="dateTo"
                label={t("form.end")}
                isRequired
                isDisabled={isDisabled}
                value={field.value}
                onChange={field.onChange}
                error={errors.dateTo?.message}
              />
            )}
          />
        </div>
        <p className={page.note}>
          <Clock size={16} aria-hidden />
          <span>
            {!isOut && startWords}{" "}
            {values.dateTo && t("form.endsOn", { date: date(values.dateTo) })}
          </span>
        </p>
      </div>
    </FormSection>
  );
}
