import { myPlanCalls } from "@shikkha/contract/plans/my-plan.ts";
import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { Undo2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { PrepareReportMenu } from "../../../shared/report/PrepareReportMenu.tsx";
import { YearStepper } from "../../../shared/years/YearStepper.tsx";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { PlanShape } from "../components/plan/PlanShape.tsx";
import { PlanView } from "../components/plan/PlanView.tsx";
import { usePlanDownload } from "../components/plan/use-plan-download.ts";
import { PLAN_TONE, usePlanWords } from "../components/plan/use-plan-words.ts";
import { useOfficerPlan } from "../plans.api.ts";
import { officerPlanAddress } from "../review-address.ts";

const ReturnDialog = lazy(() => import("../dialogs/ReturnDialog.tsx"));

export default function OfficerPlansScreen() {
  const { officerId, planYear } = useRouteParams();
  const { data } = myPlanCalls.calendar.params.safeParse({ officerId, year: planYear });
  return data ? <Officer {...data} /> : <NotFoundPage />;
}

function Officer({ officerId, year }: { officerId: number; year: number }) {
  const { t } = useTranslation();
  const { data: plan, error, refetch } = useOfficerPlan(officerId, year);
  if (error)
    return (
      <ErrorPage error={error} screen={t("page.officerPlans")} onRetry={() => void refetch()} />
    );
  return plan ? <Plan plan={plan} /> : <PlanShape />;
}

/** Someone else's plan, to be read and, where one may, sent back. */
function Plan({ plan }: { plan: OfficerPlan }) {
  const { t } = useTranslation("visit");
  const { digits, name, pick } = useFormat();
  const words = usePlanWords();
  const download = usePlanDownload(plan);
  const [isReturning, setReturning] = useState(false);
  const { officer, session, status } = plan;
  return (
    <>
      <PageHeader
        title={name(officer)}
        beside={
          <>
            <YearStepper
              year={session.year}
              hrefOf={(year) => officerPlanAddress(officer.officerId, year)}
            />
            <Badge tone={PLAN_TONE[status]}>{words.status(status)}</Badge>
          </>
        }
        meta={[
          pick(officer.designationBangla, officer.designationEnglish),
          pick(officer.workplaceBangla, officer.workplaceEnglish),
          officer.pdsNumber && t("review.pds", { number: digits(officer.pdsNumber) }),
        ]
          .filter(Boolean)
          .join(" · ")}
        actions={
          <>
            <PrepareReportMenu variant="secondary" onPrepare={download} />
            {plan.canReturn && (
              <Button
                variant="danger"
                icon={<Undo2 size={17} aria-hidden />}
                onClick={() => setReturning(true)}
              >
                {t("review.return.action")}
              </Button>
            )}
          </>
        }
      />
      <PlanView plan={plan} />
      <Suspense fallback={null}>
        {isReturning && (
          <ReturnDialog
            year={session.year}
            whom={{ officers: [{ ...officer, visits: plan.visits }] }}
            onClose={() => setReturning(false)}
          />
        )}
      </Suspense>
    </>
  );
}
