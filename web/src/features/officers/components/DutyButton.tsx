import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { useUser } from "../../../lib/session/use-user.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import type { DutyAction } from "../model/duty-action.ts";
import styles from "./DutyButton.module.css";

interface Props {
  duty: OfficerDuty;
  onAct: (action: DutyAction) => void;
}

/** A primary duty is exchanged for another, any other one ends. Nobody ends the duty they are working in. */
export function DutyButton({ duty, onAct }: Props) {
  const { t } = useTranslation("monitoring");
  const { pick } = useFormat();
  const isAllowed = useAllowed("MANAGE_ADDITIONAL_DUTY");
  const isOwn = useUser()?.activeJurisdiction.dutyId === duty.dutyId;
  if (!isAllowed || isOwn) return null;
  const name = pick(duty.workstationNameBangla, duty.workstationNameEnglish);
  return duty.dutyType === "PRIMARY" ? (
    <Button
      size="sm"
      aria-label={t("officer.duty.moveOf", { duty: name })}
      onClick={() => onAct({ kind: "move", duty })}
    >
      {t("officer.duty.move")}
    </Button>
  ) : (
    <Button
      size="sm"
      className={styles.release}
      aria-label={t("officer.duty.releaseOf", { duty: name })}
      onClick={() => onAct({ kind: "release", duty })}
    >
      {t("officer.duty.release")}
    </Button>
  );
}
