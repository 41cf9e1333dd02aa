import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../../ui/controls/Badge.tsx";

export function SessionStatus({ status }: Pick<PlanSession, "status">) {
  const { t } = useTranslation("visit");
  return (
    <Badge tone={status === "ONGOING" ? "good" : "neutral"}>
      {t(`session.statusWord.${status}`)}
    </Badge>
  );
}
