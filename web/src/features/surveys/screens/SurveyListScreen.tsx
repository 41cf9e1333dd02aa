import { useTranslation } from "react-i18next";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SurveyFilters } from "../components/list/SurveyFilters.tsx";
import { useSurveyColumns } from "../components/list/use-survey-columns.tsx";
import { useSurveys } from "../surveys.api.ts";
import { useSurveyList } from "../use-survey-list.ts";

/** All surveys to read: how each is answered, and the way to its results. */
export default function SurveyListScreen() {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const list = useSurveyList();
  const answer = useSurveys(list.request);
  const columns = useSurveyColumns();
  const title = common("page.surveyList");
  return (
    <>
      <PageHeader title={title} meta={t("list.readMeta")} actions={<PrintButton />} />
      <SurveyFilters list={list} />
      <ListCard
        caption={title}
        answer={answer}
        paging={list}
        columns={columns}
        rowId={(survey) => String(survey.id)}
        summary={(total) => t("list.found", { count: answer.data?.total ?? 0, number: total })}
        emptyTitle={list.isFiltered ? t("list.noneFound") : t("list.none")}
        emptyAction={
          <ButtonLink href="/dynamic-survey/create" variant="primary">
            {t("action.create")}
          </ButtonLink>
        }
        isFiltered={list.isFiltered}
      />
    </>
  );
}
