import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { MonthCalendar } from "../../../ui/calendar/MonthCalendar.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { usePlanWords } from "../components/plan/use-plan-words.ts";
import type { PlanDays } from "../model/plan-days.ts";
import { monthSheetAddress } from "../plan-address.ts";
import styles from "./DayDialog.module.css";

interface Props {
  year: number;
  month: number;
  days: PlanDays;
  /** Only one's own months can be printed as a sheet. */
  isOwn: boolean;
  onDay: (day: string) => void;
  onClose: () => void;
}

/** One month in days that a thumb can hit, and its sheet for the wall. */
export default function MonthDialog({ year, month, days, isOwn, onDay, onClose }: Props) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const words = usePlanWords();
  return (
    <Dialog
      isOpen
      title={format.month(year, month)}
      description={words.visits(days.visitsInMonth(month))}
      onClose={onClose}
      footer={
        isOwn && (
          <ButtonLink
            isFull
            href={monthSheetAddress(year, month)}
            icon={<Printer size={17} aria-hidden />}
          >
            {t("plan.sheet.open")}
          </ButtonLink>
        )
      }
    >
      <div className={styles.month}>
        <MonthCalendar
          year={year}
          month={month}
          size="large"
          onSelect={onDay}
          markOf={(day) => ({
            load: days.visitsOn(day),
            holiday: days.holidaysOn(day).map(format.name).join(", ") || undefined,
            isMarked: days.isMarked(day),
            isFixed: days.isCorrected(day),
          })}
        />
      </div>
    </Dialog>
  );
}
