import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { lazy, Suspense, useMemo, useState } from "react";
import { planDays } from "../../model/plan-days.ts";
import { usePlanRows, useYearHolidays } from "../../plans.api.ts";
import { PlanOverview } from "./PlanOverview.tsx";
import { ReturnedCard } from "./ReturnedCard.tsx";
import { SubmitBar } from "./SubmitBar.tsx";
import { YearCard } from "./YearCard.tsx";
import styles from "./PlanView.module.css";

const DayDialog = lazy(() => import("../../dialogs/DayDialog.tsx"));
const MonthDialog = lazy(() => import("../../dialogs/MonthDialog.tsx"));
const EditVisitDialog = lazy(() => import("../../dialogs/EditVisitDialog.tsx"));
const RemoveVisitDialog = lazy(() => import("../../dialogs/RemoveVisitDialog.tsx"));
const SubmitPlanDialog = lazy(() => import("../../dialogs/SubmitPlanDialog.tsx"));

type Open =
  | { readonly what: "day"; readonly day: string }
  | { readonly what: "month"; readonly month: number }
  | { readonly what: "edit" | "remove"; readonly row: PlanRow }
  | { readonly what: "submit" };

/** A plan as its officer works on it, or as others read it. */
export function PlanView({ plan }: { plan: OfficerPlan }) {
  const { session, officer, returned } = plan;
  const { data: rows = [] } = usePlanRows(officer.officerId, session.year);
  const { data: holidays = [] } = useYearHolidays(session.year);
  const days = useMemo(() => planDays(plan.days, holidays), [plan.days, holidays]);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const actions =
    plan.isOwn && plan.isOpen
      ? {
          edit: (row: PlanRow) => setOpen({ what: "edit", row }),
          remove: (row: PlanRow) => setOpen({ what: "remove", row }),
        }
      : undefined;
  const toDay = (day: string) => setOpen({ what: "day", day });
  return (
    <div className={styles.parts}>
      {returned && plan.status === "REJECTED" && (
        <ReturnedCard returned={returned} rows={rows} onEdit={actions?.edit} />
      )}
      <PlanOverview plan={plan} onSubmit={() => setOpen({ what: "submit" })} />
      <YearCard
        plan={plan}
        rows={rows}
        days={days}
        actions={actions}
        onDay={toDay}
        onMonth={(month) => setOpen({ what: "month", month })}
      />
      {plan.isOwn && plan.status !== "SUBMITTED" && (
        <SubmitBar plan={plan} onSubmit={() => setOpen({ what: "submit" })} />
      )}
      <Suspense fallback={null}>
        {open?.what === "day" && (
          <DayDialog
            day={open.day}
            plan={plan}
            rows={rows}
            days={days}
            actions={actions}
            onClose={close}
          />
        )}
        {open?.what === "month" && (
          <MonthDialog
            year={session.year}
            month={open.month}
            days={days}
            isOwn={plan.isOwn}
            onDay={toDay}
            onClose={close}
          />
        )}
        {open?.what === "edit" && (
          <EditVisitDialog
            row={open.row}
            sessionId={session.id}
            year={session.year}
            onClose={close}
          />
        )}
        {open?.what === "remove" && <RemoveVisitDialog row={open.row} onClose={close} />}
        {open?.what === "submit" && <SubmitPlanDialog plan={plan} rows={rows} onClose={close} />}
      </Suspense>
    </div>
  );
}
