import type { Duty } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { DutyBadge } from "../../../shared/people/DutyBadge.tsx";
import { StatusDot } from "../../../ui/controls/StatusDot.tsx";
import styles from "./DutiesCard.module.css";

interface Props {
  duty: Duty;
  reach: string;
  isActive: boolean;
}

export function DutyRow({ duty, reach, isActive }: Props) {
  const { t } = useTranslation();
  const { pick } = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{pick(duty.workstationNameBangla, duty.workstationNameEnglish)}</b>
        <p>{pick(duty.roleNameBangla, duty.roleNameEnglish)}</p>
        <p className={styles.reach}>{t("duty.reach", { place: reach })}</p>
      </div>
      <div className={styles.marks}>
        {isActive && <StatusDot tone="good">{t("duty.active")}</StatusDot>}
        <DutyBadge kind={duty.dutyType} />
      </div>
    </li>
  );
}
