import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { PlanCounts } from "./PlanCounts.tsx";
import { SessionStatus } from "./SessionStatus.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";

export function useSessionColumns(): TableColumn<PlanSession>[] {
  const { t } = useTranslation("visit");
  const { name, number, digits, mediumDate } = useFormat();
  const left = useDeadlineWords();
  return [
    {
      id: "name",
      header: t("session.name"),
      isRowHeader: true,
      card: "title",
      cell: (session) => <UiLink href={`/session-plan/${session.id}`}>{name(session)}</UiLink>,
    },
    {
      id: "year",
      header: t("session.year"),
      isNumeric: true,
      card: "half",
      cell: ({ year }) => digits(String(year)),
    },
    {
      id: "deadline",
      header: t("session.deadline"),
      cell: (session) => (
        <TwoLines isShort first={mediumDate(session.deadline)} second={left(session) ?? ""} />
      ),
    },
    {
      id: "status",
      header: t("session.status"),
      card: "aside",
      cell: ({ status }) => <SessionStatus status={status} />,
    },
    {
      id: "minimum",
      header: t("session.minimum"),
      isNumeric: true,
      card: "half",
      cell: ({ minimumVisits }) =>
        t("session.visits", { count: minimumVisits, number: number(minimumVisits) }),
    },
    {
      id: "plans",
      header: t("session.plans"),
      card: "full",
      cell: ({ plans }) => <PlanCounts plans={plans} />,
    },
    {
      id: "edit",
      header: t("session.edit"),
      // On a phone the title leads to the session, which has the same button.
      card: "hidden",
      cell: (session) => (
        <ButtonLink
          size="sm"
          href={`/update-session-plan/${session.id}`}
          icon={<Pencil size={15} aria-hidden />}
          aria-label={t("session.editOf", { name: name(session) })}
        >
          {t("session.edit")}
        </ButtonLink>
      ),
    },
  ];
}
