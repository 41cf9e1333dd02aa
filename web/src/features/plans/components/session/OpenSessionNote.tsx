import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";

/** Why no session can be started now. */
export function OpenSessionNote({ session }: { session: PlanSession }) {
  const { t } = useTranslation("visit");
  const { name, mediumDate } = useFormat();
  return (
    <Alert tone="info" title={t("session.openTitle", { name: name(session) })}>
      {t("session.openText", { date: mediumDate(session.deadline) })}
    </Alert>
  );
}
