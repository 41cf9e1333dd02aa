import { surveyCalls, type SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { ruleOf } from "../../../shared/receiver-picker/receiver-draft.ts";
import { useReach } from "../../../shared/receiver-picker/use-reach.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { SurveyForm } from "../components/form/SurveyForm.tsx";
import { useUpdateSurvey } from "../components/form/use-update-survey.ts";
import { SurveyStatusMark } from "../components/SurveyStatusMark.tsx";
import { canEdit } from "../model/survey-action.ts";
import { resultsOf } from "../model/survey-address.ts";
import { useSurvey } from "../surveys.api.ts";
import styles from "./SurveyScreens.module.css";

/** An address that cannot be an id names no survey; the server need not be asked. */
export default function SurveyUpdateScreen() {
  const { id } = useRouteParams();
  const { data } = surveyCalls.detail.params.safeParse({ id });
  return data ? <Update id={data.id} /> : <NotFoundPage />;
}

function Update({ id }: { id: number }) {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const title = common("page.updateSurvey");
  const { data: survey, error, refetch } = useSurvey(id);
  // Counted, because the form keeps what is typed until somebody else's change takes its place.
  const [reloads, setReloads] = useState(0);
  if (error) return <ErrorPage error={error} screen={title} onRetry={() => void refetch()} />;
  if (!survey) return <RecordShape main={[520]} side={[280]} />;
  const reload = async () => {
    await refetch();
    setReloads((count) => count + 1);
  };
  return (
    <>
      <PageHeader
        title={title}
        beside={<SurveyStatusMark status={survey.status} />}
        meta={name(survey)}
      />
      {reloads > 0 && (
        <div className={styles.alert}>
          <Alert key={reloads} tone="warning" isSpoken title={t("form.staleTitle")}>
            {t("form.staleText")}
          </Alert>
        </div>
      )}
      {canEdit(survey) ? (
        <UpdateForm
          key={`${survey.version} ${reloads}`}
          survey={survey}
          onStale={() => void reload()}
        />
      ) : (
        <Alert
          tone="warning"
          title={t(`status.${survey.status}`)}
          actions={
            <>
              <ButtonLink size="sm" href={resultsOf(id)}>
                {t("action.results")}
              </ButtonLink>
              <ButtonLink size="sm" href={`/dynamic-survey/create?from=${id}`}>
                {t("action.copy")}
              </ButtonLink>
            </>
          }
        >
          {t("form.overText")}
        </Alert>
      )}
    </>
  );
}

function UpdateForm({ survey, onStale }: { survey: SurveyDetail; onStale: () => void }) {
  const { t } = useTranslation("dynamicSurvey");
  const { number } = useFormat();
  const { words } = useUiLocale();
  const work = useUpdateSurvey(survey, onStale);
  const { data: reach } = useReach(ruleOf(work.form.watch("receivers")));
  const count = reach?.people ?? survey.received;
  return (
    <>
      <LeaveGuard isDirty={work.isDirty} />
      <SurveyForm
        form={work.form}
        submit={work.ask}
        isPending={work.isPending}
        refusal={work.refusal}
        isUpdate
        isOut={work.isOut}
        second={<ButtonLink href="/dynamic-survey/management">{words.cancel}</ButtonLink>}
      />
      <ConfirmDialog
        isOpen={work.isAsked}
        title={t("confirm.updateTitle")}
        confirmLabel={t("form.save")}
        isPending={work.isPending}
        onClose={work.cancel}
        onConfirm={work.confirm}
      >
        {t(work.isOut ? "confirm.updateOutText" : "confirm.reach", {
          count,
          number: number(count),
        })}
      </ConfirmDialog>
    </>
  );
}
