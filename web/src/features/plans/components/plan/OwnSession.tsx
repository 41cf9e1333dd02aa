import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../../lib/session/use-user.ts";
import { useRouteParams } from "../../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../../shared/states/NotFoundPage.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../../ui/layout/PageHeader.tsx";
import { myPlanAddress } from "../../plan-address.ts";
import { useOfficerPlan } from "../../plans.api.ts";
import { usePlanSession } from "../../sessions.api.ts";
import { PlanShape } from "./PlanShape.tsx";

type Show = (plan: OfficerPlan) => ReactNode;

/** The reader's own plan in the session of the address, while it can be worked on. */
export function OwnSession({ children }: { children: Show }) {
  const { planSessionId } = useRouteParams();
  const user = useUser();
  const { data } = sessionCalls.detail.params.safeParse({ id: planSessionId });
  if (!data || !user) return <NotFoundPage />;
  return (
    <Session id={data.id} officerId={user.userId}>
      {children}
    </Session>
  );
}

function Session({ id, officerId, children }: { id: number; officerId: number; children: Show }) {
  const { t } = useTranslation();
  const { data: session, error, refetch } = usePlanSession(id);
  if (error)
    return (
      <ErrorPage error={error} screen={t("page.addVisitPlan")} onRetry={() => void refetch()} />
    );
  if (!session) return <PlanShape />;
  return (
    <Plan officerId={officerId} year={session.year}>
      {children}
    </Plan>
  );
}

function Plan({ officerId, year, children }: { officerId: number; year: number; children: Show }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { data: plan, error, refetch } = useOfficerPlan(officerId, year);
  if (error)
    return (
      <ErrorPage
        error={error}
        screen={common("page.addVisitPlan")}
        onRetry={() => void refetch()}
      />
    );
  if (!plan) return <PlanShape />;
  if (plan.isOpen) return children(plan);
  return (
    <>
      <PageHeader title={common("page.addVisitPlan")} />
      <Card>
        <EmptyState
          title={t(plan.status === "SUBMITTED" ? "plan.overview.closed" : "plan.deadline.over")}
          action={
            <ButtonLink variant="primary" href={myPlanAddress(year)}>
              {common("menu.myPlan")}
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
