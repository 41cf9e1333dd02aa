import type { Duty } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { DutyBadge } from "../../shared/people/DutyBadge.tsx";
import styles from "./DutyOption.module.css";

interface Props {
  duty: Duty;
  /** The place it reaches, by name. */
  reach: string;
  isActive: boolean;
  isPicked: boolean;
  isDisabled: boolean;
  onPick: () => void;
}

export function DutyOption({ duty, reach, isActive, isPicked, isDisabled, onPick }: Props) {
  const { t } = useTranslation();
  const { pick } = useFormat();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="duty"
        checked={isPicked}
        disabled={isDisabled}
        onChange={onPick}
        className={styles.radio}
      />
      <b className={styles.place}>
        {pick(duty.workstationNameBangla, duty.workstationNameEnglish)}
      </b>
      <DutyBadge kind={duty.dutyType} />
      <span className={styles.role}>{pick(duty.roleNameBangla, duty.roleNameEnglish)}</span>
      <span className={styles.reach}>
        {t("duty.reach", { place: reach })}
        {isActive && <span className={styles.active}>{t("duty.active")}</span>}
      </span>
    </label>
  );
}
