import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { DutyAction } from "../model/duty-action.ts";
import { DutyButton } from "./DutyButton.tsx";
import { DutyRow } from "./DutyRow.tsx";

interface Props {
  duties: readonly OfficerDuty[];
  onAct: (action: DutyAction) => void;
}

export function CurrentDutiesCard({ duties, onAct }: Props) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const count = duties.length;
  return (
    <Card
      isFlush
      title={t("officer.duties")}
      description={count > 0 && t("officer.dutiesNote", { count, number: number(count) })}
    >
      {count === 0 && <EmptyState title={t("officer.noDuties")} />}
      <ul>
        {duties.map((duty) => (
          <DutyRow key={duty.dutyId} duty={duty}>
            <DutyButton duty={duty} onAct={onAct} />
          </DutyRow>
        ))}
      </ul>
    </Card>
  );
}
