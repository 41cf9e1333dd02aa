import type { Duty } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useReachName } from "../../../shared/locations/use-reach-name.ts";
import { DutyBadge } from "../../../shared/people/DutyBadge.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";

export function DutyFacts({ duty }: { duty: Duty }) {
  const { t } = useTranslation();
  const { pick } = useFormat();
  const reachName = useReachName();
  return (
    <Card title={t("dashboard.duty")}>
      <Facts
        items={[
          { label: t("dashboard.role"), value: pick(duty.roleNameBangla, duty.roleNameEnglish) },
          {
            label: t("dashboard.workstation"),
            value: pick(duty.workstationNameBangla, duty.workstationNameEnglish),
          },
          { label: t("dashboard.reach"), value: reachName(duty) },
          { label: t("dashboard.kind"), value: <DutyBadge kind={duty.dutyType} /> },
        ]}
      />
    </Card>
  );
}
