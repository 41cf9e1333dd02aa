import { useTranslation } from "react-i18next";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { OpenSessionNote } from "../components/session/OpenSessionNote.tsx";
import { StartSessionForm } from "../components/session/StartSessionForm.tsx";
import { useNewSessionYear, useOngoingSession } from "../sessions.api.ts";
import styles from "./PlanSessionForm.module.css";

export default function PlanSessionStartScreen() {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const title = common("page.addPlanSession");
  const free = useNewSessionYear();
  const ongoing = useOngoingSession();
  const error = free.error ?? ongoing.error;
  if (error) {
    const retry = () => void Promise.all([free.refetch(), ongoing.refetch()]);
    return <ErrorPage error={error} screen={title} onRetry={retry} />;
  }
  if (!free.data || !ongoing.data) return <RecordShape main={[160, 360]} side={[]} />;
  const { session } = ongoing.data;
  return (
    <>
      <PageHeader title={title} meta={t("session.meta")} />
      <div className={styles.parts}>
        {session && <OpenSessionNote session={session} />}
        <StartSessionForm firstYear={free.data.year} isClosed={session !== null} />
      </div>
    </>
  );
}
