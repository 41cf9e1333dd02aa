import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import { mySurveyCalls, type ReceivedSurveyDetail } from "@shikkha/contract/surveys/my-surveys.ts";
import { Pencil } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useGo, useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { AnswerForm } from "../components/answer/AnswerForm.tsx";
import { AnswerSheet } from "../components/answer/AnswerSheet.tsx";
import { useReceivedSurvey } from "../surveys.api.ts";
import styles from "./SurveyScreens.module.css";

/** An address that cannot be an id names no survey; the server need not be asked. */
export default function MySurveyScreen() {
  const { id } = useRouteParams();
  const { data } = mySurveyCalls.detail.params.safeParse({ id });
  return data ? <Received id={data.id} /> : <NotFoundPage />;
}

function Received({ id }: { id: number }) {
  const { t } = useTranslation();
  const go = useGo();
  const { data, error, refetch } = useReceivedSurvey(id);
  const isFault =
    error !== null && error.statusCode >= ERRORS.failed.status && error.code !== NO_ANSWER.code;
  useEffect(() => {
    if (isFault) go.replace("/survey-form-fetching/failed");
  }, [isFault, go]);
  if (isFault) return null;
  if (error)
    return <ErrorPage error={error} screen={t("page.mySurvey")} onRetry={() => void refetch()} />;
  return data ? (
    <Survey survey={data} onStale={() => void refetch()} />
  ) : (
    <RecordShape main={[420]} side={[]} />
  );
}

interface Props {
  survey: ReceivedSurveyDetail;
  onStale: () => void;
}

/** To be answered, answered and still to be changed, or over. */
function Survey({ survey, onStale }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, date } = useFormat();
  const go = useGo();
  const userId = useUser()?.userId ?? 0;
  const [isChanging, setChanging] = useState(false);
  const [isStale, setStale] = useState(false);
  const isOpen = survey.status === "PUBLISHED";
  const last = date(lastDayOf(survey.endsAt));
  const isFilling = isOpen && (survey.answers === null || isChanging);
  return (
    <>
      <PageHeader
        title={name(survey)}
        meta={t(isOpen ? "mine.until" : "mine.ended", { date: last })}
        actions={
          isOpen &&
          !isFilling && (
            <Button
              variant="primary"
              icon={<Pencil size={17} aria-hidden />}
              onClick={() => setChanging(true)}
            >
              {t("mine.change")}
            </Button>
          )
        }
      />
      {isStale && (
        <div className={styles.alert}>
          <Alert tone="warning" isSpoken>
            {t("mine.stale")}
          </Alert>
        </div>
      )}
      {!isOpen && (
        <div className={styles.alert}>
          <Alert tone="info">{t(survey.answers ? "mine.overAnswered" : "mine.over")}</Alert>
        </div>
      )}
      {isFilling && (
        <AnswerForm
          key={survey.version ?? 0}
          survey={survey}
          userId={userId}
          onSent={() => {
            showToast({ tone: "good", text: t("done.answer") });
            go.replace("/my-surveys?state=ANSWERED");
          }}
          onStale={() => {
            setStale(true);
            setChanging(false);
            onStale();
          }}
        />
      )}
      {!isFilling && survey.answers && (
        <Card
          title={t("mine.yourAnswer")}
          description={survey.answeredAt && t("mine.answeredOn", { date: date(survey.answeredAt) })}
          className={styles.sheet}
        >
          <AnswerSheet questions={survey.questions} answers={survey.answers} level={3} />
        </Card>
      )}
    </>
  );
}
