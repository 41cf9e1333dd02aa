import { dashboardCalls } from "@shikkha/contract/dashboard.ts";
import { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { currentYear } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { writeListQuery } from "../../../shared/list/list-query.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useReachName } from "../../../shared/locations/use-reach-name.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { YearPicker } from "../../../ui/fields/YearPicker.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { CountryTiles } from "../components/CountryTiles.tsx";
import { TasksCard } from "../components/TasksCard.tsx";
import { useCountry } from "../dashboard.api.ts";
import styles from "./DashboardScreen.module.css";

const { shape } = dashboardCalls.zones.query;
const Insight = lazy(() => import("../components/Insight.tsx"));

/** What waits for the reader, then the jurisdiction in figures. */
export default function DashboardScreen() {
  const { t } = useTranslation("monitoring");
  const { date, time, digits } = useFormat();
  const user = useUser();
  const place = useReachName();
  const list = useListQuery(shape);
  const { planYear = currentYear(), parentId } = list.query;
  const country = useCountry(planYear);
  const seesPlans = useAllowed(planReviewCalls.stat.permission);
  if (!user) return null;
  const isNational = user.activeJurisdiction.jurisdictionLevel === "NATIONAL";
  const updated = country.data?.updatedAt;
  return (
    <>
      <PageHeader
        title={
          isNational
            ? t("dashboard.title.NATIONAL")
            : t("dashboard.title.other", { place: place(user.activeJurisdiction) })
        }
        meta={t("dashboard.meta", {
          year: digits(String(planYear)),
          time: updated ? `${date(updated)}, ${time(updated)}` : "…",
        })}
        actions={
          <>
            <div className={styles.year}>
              <YearPicker
                label={t("dashboard.year")}
                isLabelHidden
                value={planYear}
                last={currentYear() + 1}
                onChange={(year) => list.change({ planYear: year })}
              />
            </div>
            <PrintButton />
          </>
        }
      />
      <div className={styles.content}>
        <TasksCard />
        <QueryState query={country} skeleton={<Skeleton height={116} />}>
          {(figures) => <CountryTiles country={figures} />}
        </QueryState>
        <Suspense fallback={<Skeleton height={420} />}>
          <Insight
            year={planYear}
            placeId={parentId}
            hasPlans={seesPlans}
            hrefOf={(id) =>
              `/dashboard${writeListQuery({ planYear: list.query.planYear, parentId: id })}`
            }
          />
        </Suspense>
      </div>
    </>
  );
}
