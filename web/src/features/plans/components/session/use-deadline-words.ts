import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { today } from "../../../../lib/format/today.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { daysUntil } from "../../model/session-time.ts";

/** How long plans can still be submitted; nothing once that is over. */
export function useDeadlineWords() {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  return ({ deadline, status }: Pick<PlanSession, "deadline" | "status">) => {
    if (status !== "ONGOING") return undefined;
    const count = daysUntil(deadline, today());
    return count > 0
      ? t("session.daysLeft", { count, number: number(count) })
      : t("session.lastDay");
  };
}
