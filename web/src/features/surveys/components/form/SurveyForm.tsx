import { CalendarClock, Check, Send } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useIssues } from "../../../../lib/forms/use-issues.ts";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import { ReceiverPicker } from "../../../../shared/receiver-picker/ReceiverPicker.tsx";
import { Button } from "../../../../ui/controls/Button.tsx";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { ErrorSummary } from "../../../../ui/feedback/ErrorSummary.tsx";
import { useTemplates } from "../../surveys.api.ts";
import { PeriodSection } from "./PeriodSection.tsx";
import { SurveySummary } from "./SurveySummary.tsx";
import { TemplateSection } from "./TemplateSection.tsx";
import type { SurveyFormState } from "./use-survey-form.ts";
import page from "../../../../shared/form-page/FormPage.module.css";

interface Props {
  form: SurveyFormState;
  submit: (event: FormEvent) => void;
  isPending: boolean;
  refusal: string | undefined;
  /** A stored survey is changed, not a new one published. */
  isUpdate?: boolean;
  isOut?: boolean;
  /** Beside the main button. */
  second: ReactNode;
}

/** Three parts beside a summary; nothing in here knows where a survey goes. */
export function SurveyForm(props: Props) {
  const { form, isPending, refusal, isUpdate = false, isOut = false } = props;
  const { t } = useTranslation("dynamicSurvey");
  const { number } = useFormat();
  const { data: templates = [], error: templatesError } = useTemplates();
  const issues = useIssues(form.formState, isPending, {
    formId: t("form.form"),
    nameBangla: t("form.nameBangla"),
    nameEnglish: t("form.nameEnglish"),
    date: t("form.start"),
    dateTo: t("form.end"),
    receivers: t("form.receivers"),
  });
  const { errors } = form.formState;
  const isLater = form.watch("when") === "LATER";
  const Icon = isUpdate ? Check : isLater ? CalendarClock : Send;
  const label = isUpdate ? "form.save" : isLater ? "form.publishLater" : "form.publishNow";
  const parts = { form, isDisabled: isPending, isOut };
  return (
    <form noValidate className={page.form} onSubmit={props.submit}>
      <ErrorSummary
        title={t("form.problems", { count: issues.length, number: number(issues.length) })}
        issues={issues}
      />
      {refusal !== undefined && (
        <Alert tone="bad" isSpoken title={t("form.refused")}>
          {refusal}
        </Alert>
      )}
      {templatesError && <Alert tone="bad">{templatesError.message}</Alert>}
      {isOut && <Alert tone="info">{t("form.outNote")}</Alert>}
      <div className={page.split}>
        <div className={page.card}>
          <TemplateSection {...parts} templates={templates} />
          <PeriodSection {...parts} />
          <FormSection step={3} title={t("form.receivers")}>
            <Controller
              control={form.control}
              name="receivers"
              render={({ field }) => (
                <ReceiverPicker
                  id="receivers"
                  value={field.value}
                  onChange={field.onChange}
                  isDisabled={isPending}
                  error={errors.receivers?.message}
                />
              )}
            />
          </FormSection>
        </div>
        <div className={page.side}>
          <SurveySummary
            values={form.watch()}
            template={templates.find(({ id }) => id === form.watch("formId"))}
            actions={
              <>
                <Button
                  type="submit"
                  variant="primary"
                  isPending={isPending}
                  icon={<Icon size={17} aria-hidden />}
                >
                  {t(label)}
                </Button>
                {props.second}
              </>
            }
          />
        </div>
      </div>
    </form>
  );
}
