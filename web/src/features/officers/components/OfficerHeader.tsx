import type { OfficerDetail } from "@shikkha/contract/officers/officers.ts";
import { CalendarDays, Mail, Phone, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { currentYear } from "../../../lib/format/today.ts";
import { AllowedButton } from "../../../shared/access/AllowedButton.tsx";
import { Avatar } from "../../../shared/people/Avatar.tsx";
import { EmailLink } from "../../../shared/people/EmailLink.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";
import { RecordHeader } from "../../../shared/record/RecordHeader.tsx";
import { RecordMark } from "../../../shared/record/RecordMark.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import type { DutyAction } from "../model/duty-action.ts";

interface Props {
  officer: OfficerDetail;
  onAct: (action: DutyAction) => void;
}

export function OfficerHeader({ officer, onAct }: Props) {
  const { t } = useTranslation("monitoring");
  const { name, pick, digits } = useFormat();
  const primary = officer.duties.find((duty) => duty.dutyType === "PRIMARY");
  const workplace = primary && pick(primary.workstationNameBangla, primary.workstationNameEnglish);
  const designation = pick(officer.designationBangla, officer.designationEnglish);
  return (
    <RecordHeader
      picture={
        <Avatar
          size="lg"
          user={{
            fullNameBangla: officer.nameBangla,
            fullNameEnglish: officer.nameEnglish,
            imagePath: null,
          }}
        />
      }
      title={name(officer)}
      subtitle={[designation, workplace].filter(Boolean).join(" · ")}
      marks={
        <>
          {officer.pdsNumber && (
            <RecordMark>{t("officer.pdsOf", { number: digits(officer.pdsNumber) })}</RecordMark>
          )}
          {officer.phone && (
            <RecordMark icon={<Phone size={14} aria-hidden />}>
              <PhoneLink phone={officer.phone} />
            </RecordMark>
          )}
          {officer.email && (
            <RecordMark icon={<Mail size={14} aria-hidden />}>
              <EmailLink email={officer.email} />
            </RecordMark>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink
            href={`/officer-plans/${officer.officerId}/${currentYear()}`}
            icon={<CalendarDays size={17} aria-hidden />}
          >
            {t("officer.annualPlan")}
          </ButtonLink>
          <AllowedButton
            allowedTo="MANAGE_ADDITIONAL_DUTY"
            variant="primary"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => onAct({ kind: "assign" })}
          >
            {t("officer.duty.assign")}
          </AllowedButton>
        </>
      }
    />
  );
}
