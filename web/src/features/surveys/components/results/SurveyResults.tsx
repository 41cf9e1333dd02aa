import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { PrintButton } from "../../../../shared/list/PrintButton.tsx";
import { usePlaceFilter } from "../../../../shared/list/use-place-filter.ts";
import { LocationFields } from "../../../../shared/location-filter/LocationFields.tsx";
import { RecordShape } from "../../../../shared/record/RecordShape.tsx";
import { ErrorPage } from "../../../../shared/states/ErrorPage.tsx";
import { Tabs } from "../../../../ui/controls/Tabs.tsx";
import { FilterCard } from "../../../../ui/layout/FilterCard.tsx";
import { PageHeader } from "../../../../ui/layout/PageHeader.tsx";
import { useSurvey } from "../../surveys.api.ts";
import type { ReportState } from "../../use-report-query.ts";
import { SurveyStatusMark } from "../SurveyStatusMark.tsx";
import { AnswersTab } from "./AnswersTab.tsx";
import { DownloadMenu } from "./DownloadMenu.tsx";
import { SummaryTab } from "./SummaryTab.tsx";
import styles from "./Results.module.css";

interface Props {
  id: number;
  report: ReportState;
  /** Another survey instead. */
  choice: ReactNode;
}

export function SurveyResults({ id, report, choice }: Props) {
  const { t } = useTranslation();
  const { data: survey, error, refetch } = useSurvey(id);
  if (error)
    return (
      <ErrorPage error={error} screen={t("page.surveyReports")} onRetry={() => void refetch()} />
    );
  if (!survey) return <RecordShape main={[120, 320, 320]} side={[]} />;
  return <Results survey={survey} report={report} choice={choice} />;
}

function Results({ survey, report, choice }: Omit<Props, "id"> & { survey: SurveyDetail }) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, date, number } = useFormat();
  const filter = usePlaceFilter(report.query, (place) => report.change({ ...place }));
  const { zone, district, upazila } = filter.places;
  const lowest = upazila ?? district ?? zone;
  const meta = t("results.meta", {
    from: date(survey.startsAt),
    to: date(lastDayOf(survey.endsAt)),
    version: number(survey.form.versionNumber),
    form: name(survey.form),
  });
  return (
    <>
      <PageHeader
        title={name(survey)}
        beside={<SurveyStatusMark status={survey.status} />}
        meta={meta}
        actions={
          <>
            <PrintButton />
            <DownloadMenu id={survey.id} place={report.place} />
          </>
        }
      />
      <div className={styles.filter}>
        <FilterCard summary={lowest ? name(lowest) : t("results.everywhere")} extra={choice}>
          <LocationFields filter={filter} />
        </FilterCard>
      </div>
      <Tabs
        label={t("results.tabs")}
        selected={report.tab}
        items={[
          { id: "summary", label: t("results.summary") },
          { id: "answers", label: t("results.answers"), count: number(survey.answered) },
        ]}
        onSelect={(tab) => report.change({ tab })}
      >
        {report.tab === "summary" ? (
          <SummaryTab survey={survey} report={report} />
        ) : (
          <AnswersTab survey={survey} report={report} />
        )}
      </Tabs>
    </>
  );
}
