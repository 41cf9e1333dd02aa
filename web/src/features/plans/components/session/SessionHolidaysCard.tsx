import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { CalendarOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { HolidayRow } from "../../../../shared/holidays/HolidayRow.tsx";
import { QueryState } from "../../../../shared/states/QueryState.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { EmptyState } from "../../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { useSessionHolidays } from "../../sessions.api.ts";
import { SessionHolidaysShape } from "./SessionHolidaysShape.tsx";

/** The days of the session's year on which nobody can plan. */
export function SessionHolidaysCard({ session }: { session: PlanSession }) {
  const { t } = useTranslation("visit");
  const answer = useSessionHolidays(session.id);
  return (
    <Card
      isFlush
      title={t("session.holidays")}
      actions={
        <ButtonLink size="sm" href={`/holiday/${session.year}`}>
          {t("session.toHolidays")}
        </ButtonLink>
      }
    >
      <QueryState
        query={answer}
        skeleton={<SessionHolidaysShape />}
        isEmpty={(holidays) => holidays.length === 0}
        empty={<EmptyState icon={<CalendarOff size={26} />} title={t("session.noHolidays")} />}
      >
        {(holidays) => (
          <ul>
            {holidays.map((holiday) => (
              <HolidayRow key={holiday.id} holiday={holiday} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
