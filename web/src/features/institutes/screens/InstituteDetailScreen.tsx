import { instituteCalls } from "@shikkha/contract/institutes.ts";
import { useTranslation } from "react-i18next";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { ContactCard } from "../components/ContactCard.tsx";
import { HistoryCard } from "../components/HistoryCard.tsx";
import { InstituteHeader } from "../components/InstituteHeader.tsx";
import { IsasCard } from "../components/IsasCard.tsx";
import { OfficersCard } from "../components/OfficersCard.tsx";
import { PeopleCard } from "../components/PeopleCard.tsx";
import { PlannedVisitsCard } from "../components/PlannedVisitsCard.tsx";
import { PositionCard } from "../components/PositionCard.tsx";
import { useInstitute } from "../institutes.api.ts";
import styles from "./InstituteDetailScreen.module.css";

/** An address that cannot be an EIIN names no institute; the server need not be asked. */
export default function InstituteDetailScreen() {
  const { eiin = "" } = useRouteParams();
  const { success } = instituteCalls.detail.params.safeParse({ eiin });
  return success ? <InstituteDetail eiin={eiin} /> : <NotFoundPage />;
}

function InstituteDetail({ eiin }: { eiin: string }) {
  const { t } = useTranslation();
  const { data: institute, error, refetch } = useInstitute(eiin);
  if (error) {
    return <ErrorPage error={error} screen={t("page.institute")} onRetry={() => void refetch()} />;
  }
  if (!institute) return <RecordShape main={[320, 160]} side={[130, 140]} />;
  return (
    <>
      <InstituteHeader institute={institute} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <HistoryCard instituteId={institute.id} />
          <PlannedVisitsCard instituteId={institute.id} />
          <PeopleCard institute={institute} />
          <OfficersCard officers={institute.responsibleOfficers} />
        </div>
        <div className={styles.side}>
          <IsasCard category={institute.isasCategory} />
          <ContactCard institute={institute} />
          <PositionCard institute={institute} />
        </div>
      </div>
    </>
  );
}
