import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../lib/session/use-user.ts";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { MonthSheet } from "../components/plan/MonthSheet.tsx";
import { PlanShape } from "../components/plan/PlanShape.tsx";
import { usePlanYear } from "../plan-address.ts";
import { useOfficerPlan, usePlanRows } from "../plans.api.ts";

const LAST_MONTH = 12;

export default function MonthSheetScreen() {
  const year = usePlanYear();
  const month = Number(useRouteParams()["month"]);
  const user = useUser();
  const isMonth = Number.isInteger(month) && month >= 1 && month <= LAST_MONTH;
  if (year === undefined || !isMonth || !user) return <NotFoundPage />;
  return <Sheet officerId={user.userId} year={year} month={month} />;
}

interface Props {
  officerId: number;
  year: number;
  month: number;
}

/** A page for the office wall: the month's visits under the government's header. */
function Sheet({ officerId, year, month }: Props) {
  const { t } = useTranslation("visit");
  const plan = useOfficerPlan(officerId, year);
  const rows = usePlanRows(officerId, year);
  const error = plan.error ?? rows.error;
  if (error)
    return (
      <ErrorPage error={error} screen={t("plan.sheet.title")} onRetry={() => void plan.refetch()} />
    );
  if (!plan.data || !rows.data) return <PlanShape />;
  return (
    <>
      <PageHeader
        title={t("plan.sheet.title")}
        actions={
          <Button
            variant="primary"
            icon={<Printer size={17} aria-hidden />}
            onClick={() => window.print()}
          >
            {t("plan.sheet.print")}
          </Button>
        }
      />
      <MonthSheet plan={plan.data} rows={rows.data} month={month} />
    </>
  );
}
