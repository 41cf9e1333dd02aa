import type { OfficerPlan, PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import { MOST_VISITS_A_DAY } from "@shikkha/contract/plans/plan-words.ts";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { RowActions } from "../components/plan/PlanListRow.tsx";
import type { PlanDays } from "../model/plan-days.ts";
import { addVisitsAddress } from "../plan-address.ts";
import { DayVisit } from "./DayVisit.tsx";
import styles from "./DayDialog.module.css";

interface Props {
  day: string;
  plan: OfficerPlan;
  rows: readonly PlanRow[];
  days: PlanDays;
  actions: RowActions | undefined;
  onClose: () => void;
}

/** One day of the plan: what is on it, and what can still be put there. */
export default function DayDialog({ day, plan, rows, days, actions, onClose }: Props) {
  const { t } = useTranslation("visit");
  const { longDate, name, number } = useFormat();
  const visits = rows.filter(({ visitDate }) => visitDate === day);
  const holiday = days.holidaysOn(day).map(name).join(", ");
  const room = MOST_VISITS_A_DAY - visits.length;
  const mayAdd = actions && !holiday && room > 0 && day >= today();
  return (
    <Dialog
      isOpen
      title={longDate(day)}
      description={
        visits.length > 0 || holiday
          ? undefined
          : t(day < today() ? "plan.day.past" : "plan.day.nothing")
      }
      onClose={onClose}
      footer={
        mayAdd && (
          <ButtonLink
            variant="primary"
            isFull
            href={addVisitsAddress(plan.session.id, day)}
            icon={<Plus size={18} aria-hidden />}
          >
            {t("plan.day.add", { count: room, number: number(room) })}
          </ButtonLink>
        )
      }
    >
      {holiday && <Alert tone="info">{t("plan.day.holiday", { name: holiday })}</Alert>}
      <ul className={styles.visits}>
        {visits.map((row) => (
          <DayVisit key={row.id} row={row} actions={actions} />
        ))}
      </ul>
    </Dialog>
  );
}
