import type { PlanSession } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { Card } from "../../../../ui/layout/Card.tsx";
import { Facts } from "../../../../ui/layout/Facts.tsx";
import { PlanCounts } from "./PlanCounts.tsx";
import { useDeadlineWords } from "./use-deadline-words.ts";

export function SessionFactsCard({ session }: { session: PlanSession }) {
  const { t } = useTranslation("visit");
  const { digits, longDate } = useFormat();
  const left = useDeadlineWords();
  return (
    <Card title={t("session.facts")}>
      <Facts
        items={[
          { label: t("session.year"), value: digits(String(session.year)) },
          {
            label: t("session.deadline"),
            value: <TwoLines first={longDate(session.deadline)} second={left(session) ?? ""} />,
          },
          { label: t("session.plans"), value: <PlanCounts plans={session.plans} /> },
        ]}
      />
    </Card>
  );
}
