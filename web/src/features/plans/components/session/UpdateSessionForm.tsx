import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Facts } from "../../../../ui/layout/Facts.tsx";
import { SessionForm } from "./SessionForm.tsx";
import { SessionStatus } from "./SessionStatus.tsx";
import { useUpdateSession } from "./use-update-session.ts";

interface Props {
  session: PlanSession;
  onStale: () => void;
}

export function UpdateSessionForm({ session, onStale }: Props) {
  const { t } = useTranslation("visit");
  const { digits } = useFormat();
  const work = useUpdateSession(session, onStale);
  return (
    <SessionForm
      {...work}
      keptDeadline={session.deadline}
      submitLabel={t("session.form.updateSubmit")}
      cancelHref={`/session-plan/${session.id}`}
      year={
        <Facts
          items={[
            { label: t("session.year"), value: digits(String(session.year)) },
            { label: t("session.status"), value: <SessionStatus status={session.status} /> },
          ]}
        />
      }
    />
  );
}
