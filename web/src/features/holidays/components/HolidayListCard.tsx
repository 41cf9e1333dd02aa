import type { Holiday } from "@shikkha/contract/holidays.ts";
import { CalendarOff, Printer, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { HolidayRow } from "../../../shared/holidays/HolidayRow.tsx";
import { MoonMark } from "../../../shared/holidays/MoonMark.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";

interface Props {
  holidays: readonly Holiday[];
  /** What fills an empty year, for those who may. */
  emptyAction: ReactNode;
  onDelete: (holiday: Holiday) => void;
}

export function HolidayListCard({ holidays, emptyAction, onDelete }: Props) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { name, number } = useFormat();
  const mayDelete = useAllowed("MANAGE_HOLIDAY");
  const count = holidays.length;
  const hasProjected = holidays.some(({ isProjected }) => isProjected);
  if (count === 0) {
    return (
      <Card isFlush>
        <EmptyState
          icon={<CalendarOff size={26} />}
          title={t("holiday.none")}
          text={mayDelete ? t("holiday.noneText") : undefined}
          action={mayDelete && emptyAction}
        />
      </Card>
    );
  }
  return (
    <Card
      isFlush
      title={t("holiday.list")}
      description={
        <>
          {t("holiday.count", { count, number: number(count) })}{" "}
          {hasProjected && <MoonMark isExplained />}
        </>
      }
      actions={
        <IconButton
          label={common("list.print")}
          icon={<Printer size={18} aria-hidden />}
          onClick={() => window.print()}
        />
      }
    >
      <ul>
        {holidays.map((holiday) => (
          <HolidayRow
            key={holiday.id}
            holiday={holiday}
            note={!holiday.isPublic && t("holiday.notPublic")}
            action={
              mayDelete && (
                <IconButton
                  label={t("holiday.remove.open", { name: name(holiday) })}
                  icon={<Trash2 size={18} aria-hidden />}
                  onClick={() => onDelete(holiday)}
                />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}
