import type { OfficerDetail } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { StatusDot } from "../../../ui/controls/StatusDot.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";

export function IdentityCard({ officer }: { officer: OfficerDetail }) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { date, pick, digits } = useFormat();
  const none = common("profile.notGiven");
  return (
    <Card title={t("officer.identity")}>
      <Facts
        items={[
          {
            label: common("profile.nameBangla"),
            value: <span lang="bn">{officer.nameBangla}</span>,
          },
          {
            label: common("profile.nameEnglish"),
            value: <span lang="en">{officer.nameEnglish}</span>,
          },
          {
            label: common("profile.designation"),
            value: pick(officer.designationBangla, officer.designationEnglish) || none,
          },
          {
            label: common("profile.pdsNumber"),
            value: officer.pdsNumber ? digits(officer.pdsNumber) : none,
          },
          {
            label: t("officer.joinedOn"),
            value: officer.joinedOn ? date(officer.joinedOn) : none,
          },
          {
            label: t("officer.state"),
            value: (
              <StatusDot tone={officer.isActive ? "good" : "neutral"}>
                {officer.isActive ? t("officer.active") : t("officer.inactive")}
              </StatusDot>
            ),
          },
        ]}
      />
    </Card>
  );
}
