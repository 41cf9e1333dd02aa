import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/layout/Card.tsx";
import { DutyRow } from "./DutyRow.tsx";

export function PastDutiesCard({ duties }: { duties: readonly OfficerDuty[] }) {
  const { t } = useTranslation("monitoring");
  if (duties.length === 0) return null;
  return (
    <Card isFlush title={t("officer.pastDuties")}>
      <ul>
        {duties.map((duty) => (
          <DutyRow key={duty.dutyId} duty={duty} />
        ))}
      </ul>
    </Card>
  );
}
