import { SURVEY_STATUSES } from "@shikkha/contract/surveys/survey.ts";
import type { SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ListCard } from "../../../shared/list/ListCard.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Tabs } from "../../../ui/controls/Tabs.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SurveyFilters } from "../components/list/SurveyFilters.tsx";
import { useSurveyColumns } from "../components/list/use-survey-columns.tsx";
import type { SurveyAction } from "../model/survey-action.ts";
import { useSurveys } from "../surveys.api.ts";
import { useSurveyList } from "../use-survey-list.ts";

const SurveyActionDialog = lazy(() => import("../dialogs/SurveyActionDialog.tsx"));

const ALL = "ALL";

export default function SurveyManagementScreen() {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const list = useSurveyList();
  const answer = useSurveys(list.request);
  const [asked, setAsked] = useState<{ action: SurveyAction; survey: SurveyRow }>();
  const columns = useSurveyColumns((action, survey) => setAsked({ action, survey }));
  const { byStatus } = answer.data ?? {};
  const countOf = (count: number | undefined) => (count === undefined ? undefined : number(count));
  const all = byStatus && Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  const create = (
    <ButtonLink
      href="/dynamic-survey/create"
      variant="primary"
      icon={<Plus size={17} aria-hidden />}
    >
      {t("action.create")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={common("menu.surveyManagement")}
        meta={t("list.manageMeta")}
        actions={
          <>
            <ButtonLink href="/dynamic-survey/list">{t("action.seeResults")}</ButtonLink>
            {create}
          </>
        }
      />
      <Tabs
        label={t("list.tabs")}
        selected={list.query.status ?? ALL}
        items={[
          { id: ALL, label: t("list.all"), count: countOf(all) },
          ...SURVEY_STATUSES.map((id) => ({
            id,
            label: t(`status.${id}`),
            count: countOf(byStatus?.[id]),
          })),
        ]}
        onSelect={(id) => list.change({ status: id === ALL ? undefined : id })}
      >
        <SurveyFilters list={list} />
        <ListCard
          caption={common("menu.surveyManagement")}
          answer={answer}
          paging={list}
          columns={columns}
          rowId={(survey) => String(survey.id)}
          summary={(total) => t("list.found", { count: answer.data?.total ?? 0, number: total })}
          emptyTitle={list.isFiltered ? t("list.noneFound") : t("list.none")}
          emptyAction={create}
          isFiltered={list.isFiltered}
        />
      </Tabs>
      {asked && (
        <Suspense fallback={null}>
          <SurveyActionDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
