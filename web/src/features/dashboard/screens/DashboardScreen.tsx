import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSettled } from "../../../lib/browser/use-settled.ts";
import { currentYear } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { useReachName } from "../../../shared/locations/use-reach-name.ts";
import { useSearchText } from "../../../shared/routing/navigation.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { CountryTiles } from "../components/CountryTiles.tsx";
import { TasksCard } from "../components/TasksCard.tsx";
import { YearLinks } from "../components/YearLinks.tsx";
import { useCountry } from "../dashboard.api.ts";
import { dashboardAddress, readAddress } from "../model/dashboard-address.ts";
import styles from "./DashboardScreen.module.css";

/** Charts and tables come after what waits for the reader and the first figures. */
const MOMENT = 1500;
const Insight = lazy(() => import("../components/Insight.tsx"));

/** What waits for the reader, then the jurisdiction in figures. */
export default function DashboardScreen() {
  const { t } = useTranslation();
  const { date, time, digits, pick } = useFormat();
  const user = useUser();
  const place = useReachName();
  const { planYear = currentYear(), placeId } = readAddress(useSearchText());
  const country = useCountry(planYear);
  const isSettled = useSettled(MOMENT);
  if (!user) return null;
  const duty = user.activeJurisdiction;
  const isNational = duty.jurisdictionLevel === "NATIONAL";
  const updated = country.data?.updatedAt;
  return (
    <>
      <PageHeader
        title={t("dashboard.greeting", { name: pick(user.fullNameBangla, user.fullNameEnglish) })}
        meta={[
          pick(duty.workstationNameBangla, duty.workstationNameEnglish),
          t("dashboard.meta", {
            year: digits(String(planYear)),
            time: updated ? `${date(updated)}, ${time(updated)}` : "…",
          }),
        ].join(" · ")}
        actions={
          <>
            <YearLinks year={planYear} hrefOf={(year) => dashboardAddress({ planYear: year })} />
            <PrintButton />
          </>
        }
      />
      <div className={styles.content}>
        <TasksCard />
        <h2 className={styles.title}>
          {isNational
            ? t("dashboard.title.NATIONAL")
            : t("dashboard.title.other", { place: place(duty) })}
        </h2>
        <QueryState query={country} skeleton={<Skeleton height={116} />}>
          {(figures) => <CountryTiles country={figures} />}
        </QueryState>
        {isSettled || placeId !== undefined ? (
          <Suspense fallback={<Later />}>
            <Insight year={planYear} placeId={placeId} />
          </Suspense>
        ) : (
          <Later />
        )}
      </div>
    </>
  );
}

function Later() {
  return (
    <div aria-busy>
      <Skeleton height={420} />
    </div>
  );
}
