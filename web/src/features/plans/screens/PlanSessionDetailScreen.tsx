import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { MinimaCard } from "../components/session/MinimaCard.tsx";
import { SessionFactsCard } from "../components/session/SessionFactsCard.tsx";
import { SessionHeader } from "../components/session/SessionHeader.tsx";
import { SessionHolidaysCard } from "../components/session/SessionHolidaysCard.tsx";
import { usePlanSession } from "../sessions.api.ts";
import styles from "./PlanSessionDetailScreen.module.css";

/** An address that cannot be an id names no session; the server need not be asked. */
export default function PlanSessionDetailScreen() {
  const { planSessionId } = useRouteParams();
  const { data } = sessionCalls.detail.params.safeParse({ id: planSessionId });
  return data ? <Detail id={data.id} /> : <NotFoundPage />;
}

function Detail({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data: session, error, refetch } = usePlanSession(id);
  if (error) {
    return (
      <ErrorPage error={error} screen={t("page.planSession")} onRetry={() => void refetch()} />
    );
  }
  if (!session) return <RecordShape main={[420]} side={[240, 280]} />;
  return (
    <>
      <SessionHeader session={session} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <SessionFactsCard session={session} />
          <MinimaCard session={session} />
        </div>
        <SessionHolidaysCard session={session} />
      </div>
    </>
  );
}
