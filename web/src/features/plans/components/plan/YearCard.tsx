import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { CalendarDays, List } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useGo, usePathname, useSearchText } from "../../../../shared/routing/navigation.ts";
import { Segmented } from "../../../../ui/controls/Segmented.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import type { PlanDays } from "../../model/plan-days.ts";
import { PlanList } from "./PlanList.tsx";
import type { RowActions } from "./PlanListRow.tsx";
import { YearCalendar } from "./YearCalendar.tsx";
import styles from "./YearCard.module.css";

interface Props {
  plan: OfficerPlan;
  rows: readonly PlanRow[];
  days: PlanDays;
  actions: RowActions | undefined;
  onDay: (day: string) => void;
  onMonth: (month: number) => void;
}

/** The year's visits as twelve months or as a list; the choice stands in the address. */
export function YearCard({ plan, rows, days, actions, onDay, onMonth }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const go = useGo();
  const pathname = usePathname();
  const view = new URLSearchParams(useSearchText()).get("view") === "list" ? "list" : "calendar";
  const count = { number: number(plan.visits), days: number(days.days) };
  return (
    <Card isFlush>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 className={styles.title}>{t("plan.year.title")}</h2>
          <p className={styles.text}>
            {t(actions ? "plan.year.textOpen" : "plan.year.text", count)}
          </p>
        </div>
        <div className={styles.views}>
          <Segmented
            label={t("plan.year.view")}
            value={view}
            onChange={(next) => go.replace(next === "list" ? `${pathname}?view=list` : pathname)}
            isFull
            items={[
              {
                id: "calendar",
                label: t("plan.year.calendar"),
                icon: <CalendarDays size={17} aria-hidden />,
              },
              { id: "list", label: t("plan.year.list"), icon: <List size={17} aria-hidden /> },
            ]}
          />
        </div>
      </div>
      {view === "list" ? (
        <PlanList rows={rows} actions={actions} />
      ) : (
        <YearCalendar
          year={plan.session.year}
          days={days}
          isReturned={plan.status === "REJECTED"}
          onDay={onDay}
          onMonth={onMonth}
        />
      )}
    </Card>
  );
}
