import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { CalendarX2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { YearStepper } from "../../../shared/years/YearStepper.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { PlanHeader } from "../components/plan/PlanHeader.tsx";
import { PlanShape } from "../components/plan/PlanShape.tsx";
import { PlanView } from "../components/plan/PlanView.tsx";
import { myPlanAddress, usePlanYear } from "../plan-address.ts";
import { useOfficerPlan } from "../plans.api.ts";

const FeedDialog = lazy(() => import("../dialogs/FeedDialog.tsx"));

export default function MyPlanScreen() {
  const year = usePlanYear();
  const user = useUser();
  if (year === undefined || !user) return <NotFoundPage />;
  return <MyPlan key={year} officerId={user.userId} year={year} />;
}

function MyPlan({ officerId, year }: { officerId: number; year: number }) {
  const { t } = useTranslation();
  const { data: plan, error, refetch } = useOfficerPlan(officerId, year);
  const [hasFeed, setFeed] = useState(false);
  if (error?.statusCode === ERRORS.notFound.status) return <NoSession year={year} />;
  if (error)
    return <ErrorPage error={error} screen={t("menu.myPlan")} onRetry={() => void refetch()} />;
  if (!plan) return <PlanShape />;
  return (
    <>
      <PlanHeader plan={plan} onFeed={() => setFeed(true)} />
      <PlanView plan={plan} />
      <Suspense fallback={null}>
        {hasFeed && <FeedDialog onClose={() => setFeed(false)} />}
      </Suspense>
    </>
  );
}

/** A year for which no session was opened. */
function NoSession({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { digits } = useFormat();
  return (
    <>
      <PageHeader
        title={common("menu.myPlan")}
        beside={<YearStepper year={year} hrefOf={myPlanAddress} />}
      />
      <Card>
        <EmptyState
          icon={<CalendarX2 size={26} />}
          title={t("plan.noSession", { year: digits(String(year)) })}
          text={t("plan.noSessionText")}
        />
      </Card>
    </>
  );
}
