import { officerCalls, type OfficerDetail } from "@shikkha/contract/officers/officers.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { CurrentDutiesCard } from "../components/CurrentDutiesCard.tsx";
import { IdentityCard } from "../components/IdentityCard.tsx";
import { OfficerHeader } from "../components/OfficerHeader.tsx";
import { PastDutiesCard } from "../components/PastDutiesCard.tsx";
import type { DutyAction } from "../model/duty-action.ts";
import { dutyGroups } from "../model/duty-groups.ts";
import { useOfficer } from "../officers.api.ts";
import styles from "./OfficerDetailScreen.module.css";

const DutyDialogs = lazy(() => import("../dialogs/DutyDialogs.tsx"));

/** An address that cannot be an id names no officer; the server need not be asked. */
export default function OfficerDetailScreen() {
  const { officerId = "" } = useRouteParams();
  const { success } = officerCalls.detail.params.safeParse({ officerId });
  return success ? <Loaded officerId={officerId} /> : <NotFoundPage />;
}

function Loaded({ officerId }: { officerId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOfficer(officerId);
  if (error) {
    return <ErrorPage error={error} screen={t("page.officer")} onRetry={() => void refetch()} />;
  }
  return data ? <Officer officer={data} /> : <RecordShape main={[280, 150]} side={[220]} />;
}

function Officer({ officer }: { officer: OfficerDetail }) {
  const [action, setAction] = useState<DutyAction>();
  const { current, past } = dutyGroups(officer.duties);
  return (
    <>
      <OfficerHeader officer={officer} onAct={setAction} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <CurrentDutiesCard duties={current} onAct={setAction} />
          <PastDutiesCard duties={past} />
        </div>
        <IdentityCard officer={officer} />
      </div>
      {action && (
        <Suspense>
          <DutyDialogs officer={officer} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
