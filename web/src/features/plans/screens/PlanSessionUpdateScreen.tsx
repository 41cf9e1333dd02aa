import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { UpdateSessionForm } from "../components/session/UpdateSessionForm.tsx";
import { usePlanSession } from "../sessions.api.ts";
import styles from "./PlanSessionForm.module.css";

/** An address that cannot be an id names no session; the server need not be asked. */
export default function PlanSessionUpdateScreen() {
  const { planSessionId } = useRouteParams();
  const { data } = sessionCalls.update.params.safeParse({ id: planSessionId });
  return data ? <Update id={data.id} /> : <NotFoundPage />;
}

function Update({ id }: { id: number }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { name } = useFormat();
  const title = common("page.updatePlanSession");
  const { data: session, error, refetch } = usePlanSession(id);
  // Counted, because the form keeps what is typed until somebody else's change takes its place.
  const [reloads, setReloads] = useState(0);
  if (error) return <ErrorPage error={error} screen={title} onRetry={() => void refetch()} />;
  if (!session) return <RecordShape main={[160, 360]} side={[]} />;
  const reload = async () => {
    await refetch();
    setReloads((count) => count + 1);
  };
  return (
    <>
      <PageHeader title={title} meta={name(session)} />
      <div className={styles.parts}>
        {reloads > 0 && (
          <Alert key={reloads} tone="warning" isSpoken title={t("session.form.staleTitle")}>
            {t("session.form.staleText")}
          </Alert>
        )}
        <UpdateSessionForm key={reloads} session={session} onStale={() => void reload()} />
      </div>
    </>
  );
}
