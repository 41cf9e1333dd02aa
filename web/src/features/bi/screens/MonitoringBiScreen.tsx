import { useTranslation } from "react-i18next";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useExplore } from "../bi.api.ts";
import { MapCard } from "../components/MapCard.tsx";
import { RowsCard } from "../components/RowsCard.tsx";
import { TrendCard } from "../components/TrendCard.tsx";
import { ViewActions } from "../components/ViewActions.tsx";
import { ViewControls } from "../components/ViewControls.tsx";
import { ViewsCard } from "../components/ViewsCard.tsx";
import { useView } from "../use-view.ts";
import styles from "./Bi.module.css";

export default function MonitoringBiScreen() {
  const { t } = useTranslation("monitoring");
  const view = useView();
  const answer = useExplore(view.query);
  const isByQuestion = view.query.breakdown === "QUESTION";
  return (
    <>
      <PageHeader
        title={t(`bi.measure.${view.query.measure}`)}
        meta={t("bi.meta")}
        actions={<ViewActions view={view} />}
      />
      <ViewControls view={view} />
      <div className={styles.cards}>
        <QueryState query={answer} skeleton={<Skeleton height={420} />}>
          {(explored) => <RowsCard view={view} explored={explored} />}
        </QueryState>
        {!isByQuestion && <MapCard view={view} />}
        {!isByQuestion && <TrendCard view={view} />}
        <ViewsCard />
      </div>
    </>
  );
}
