import { ChartColumn } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Select } from "../../../ui/fields/Select.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SurveyResults } from "../components/results/SurveyResults.tsx";
import { hasResults } from "../model/survey-action.ts";
import { useSurveys } from "../surveys.api.ts";
import { type ReportState, useReportQuery } from "../use-report-query.ts";
import styles from "../components/results/Results.module.css";

/** One survey's results; without one in the address, the choice among all that have been out. */
export default function SurveyReportScreen() {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const report = useReportQuery();
  if (report.surveyId !== undefined)
    return (
      <SurveyResults
        key={report.surveyId}
        id={report.surveyId}
        report={report}
        choice={<SurveyChoice report={report} />}
      />
    );
  return (
    <>
      <PageHeader title={common("page.surveyReports")} meta={t("results.pickMeta")} />
      <Card>
        <SurveyChoice report={report} />
        <EmptyState icon={<ChartColumn size={26} />} title={t("results.pick")} />
      </Card>
    </>
  );
}

function SurveyChoice({ report }: { report: ReportState }) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, date } = useFormat();
  const { data, error, refetch } = useSurveys({ page: 0, size: 100 });
  if (error)
    return (
      <ErrorState title={t("results.failed")} text={error.message} onRetry={() => void refetch()} />
    );
  const options = (data?.items ?? []).filter(hasResults).map((survey) => ({
    id: String(survey.id),
    name: `${name(survey)} (${date(survey.startsAt)})`,
  }));
  return (
    <div className={styles.choice}>
      <Select
        label={t("results.survey")}
        options={options}
        isSearchable
        value={report.surveyId === undefined ? null : String(report.surveyId)}
        onChange={(id) => report.change({ surveyId: Number(id), searchParam: undefined })}
      />
    </div>
  );
}
