import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PrintButton } from "../../../../shared/list/PrintButton.tsx";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../../ui/layout/PageHeader.tsx";
import { SessionStatus } from "./SessionStatus.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";

export function SessionHeader({ session }: { session: PlanSession }) {
  const { t } = useTranslation("visit");
  const { name, mediumDate } = useFormat();
  const left = useDeadlineWords();
  return (
    <PageHeader
      title={name(session)}
      beside={<SessionStatus status={session.status} />}
      meta={
        <>
          <span>{t("session.deadlineIs", { date: mediumDate(session.deadline) })}</span>
          <span>{left(session)}</span>
        </>
      }
      actions={
        <>
          <PrintButton />
          <ButtonLink
            variant="primary"
            href={`/update-session-plan/${session.id}`}
            icon={<Pencil size={16} aria-hidden />}
          >
            {t("session.edit")}
          </ButtonLink>
        </>
      }
    />
  );
}
