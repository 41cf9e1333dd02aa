import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Allowed } from "../../../shared/access/Allowed.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { PrepareReportMenu } from "../../../shared/report/PrepareReportMenu.tsx";
import { YearStepper } from "../../../shared/years/YearStepper.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { PlanShape } from "../components/plan/PlanShape.tsx";
import { DeadlineCard } from "../components/review/DeadlineCard.tsx";
import { DesignationTable } from "../components/review/DesignationTable.tsx";
import { PlaceTable } from "../components/review/PlaceTable.tsx";
import { StateCard } from "../components/review/StateCard.tsx";
import { useSubmissionDownload } from "../components/review/use-submission-download.ts";
import { statisticsAddress, useAddressYear } from "../review-address.ts";
import { useSubmissionStat } from "../review.api.ts";
import styles from "./PlanStatisticsScreen.module.css";

const ReminderDialog = lazy(() => import("../dialogs/ReminderDialog.tsx"));

export default function PlanStatisticsScreen() {
  const year = useAddressYear();
  return year === undefined ? <NotFoundPage /> : <Statistics key={year} year={year} />;
}

function Statistics({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const answer = useSubmissionStat(year);
  const download = useSubmissionDownload({ planYear: year });
  const [isReminding, setReminding] = useState(false);
  const total = answer.data?.total ?? 0;
  return (
    <>
      <PageHeader
        title={common("menu.planStatistics")}
        beside={<YearStepper year={year} hrefOf={statisticsAddress} />}
        meta={answer.data && t("review.meta", { count: total, number: number(total) })}
        actions={
          <>
            <PrepareReportMenu
              variant="secondary"
              isDisabled={download.isPending}
              onPrepare={download.start}
            />
            <Allowed to={["SUPERVISE_SUBMITTED_PLAN", "MANAGE_SUBMITTED_VISIT"]}>
              <Button
                variant="primary"
                icon={<Send size={17} aria-hidden />}
                isDisabled={!answer.data || total === answer.data.submitted}
                onClick={() => setReminding(true)}
              >
                {t("review.remind.action")}
              </Button>
            </Allowed>
          </>
        }
      />
      <QueryState query={answer} skeleton={<PlanShape />}>
        {(stat) => (
          <div className={styles.parts}>
            <div className={styles.cards}>
              <StateCard year={year} counts={stat} />
              <DeadlineCard stat={stat} />
            </div>
            {stat.placeLevel && stat.places.length > 0 && (
              <Card isFlush title={t("review.byPlace")} description={t("review.byPlaceText")}>
                <PlaceTable year={year} level={stat.placeLevel} places={stat.places} total={stat} />
              </Card>
            )}
            <Card isFlush title={t("review.byDesignation")}>
              <DesignationTable designations={stat.designations} />
            </Card>
          </div>
        )}
      </QueryState>
      <Suspense fallback={null}>
        {isReminding && (
          <ReminderDialog planYear={year} place={{}} onClose={() => setReminding(false)} />
        )}
      </Suspense>
    </>
  );
}
