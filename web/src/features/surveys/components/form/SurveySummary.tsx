import type { SurveyTemplate } from "@shikkha/contract/surveys/survey-calls.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { startOf } from "../../../../shared/form-page/start-time.ts";
import { SummaryCard } from "../../../../shared/form-page/SummaryCard.tsx";
import { ruleOf } from "../../../../shared/receiver-picker/receiver-draft.ts";
import { useReach } from "../../../../shared/receiver-picker/use-reach.ts";
import type { SurveyValues } from "../../model/survey-values.ts";

interface Props {
  values: SurveyValues;
  template: SurveyTemplate | undefined;
  actions: ReactNode;
}

export function SurveySummary({ values, template, actions }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { number, date, time } = useFormat();
  const { data: reach } = useReach(ruleOf(values.receivers));
  const start = startOf(values);
  const none = "–";
  return (
    <SummaryCard
      title={t("form.summary")}
      rows={[
        {
          label: t("form.summaryReceivers"),
          value: reach ? t("people", { count: reach.people, number: number(reach.people) }) : none,
        },
        {
          label: t("form.summaryQuestions"),
          value: template ? number(template.questionCount) : none,
        },
        {
          label: t("form.start"),
          value: start
            ? `${date(start)}, ${time(start)}`
            : start === null
              ? t("form.summaryNow")
              : none,
        },
        { label: t("form.end"), value: values.dateTo ? date(values.dateTo) : none },
      ]}
      actions={actions}
    />
  );
}
