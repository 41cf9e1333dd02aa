import type { Duty } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { useReachName } from "../../shared/locations/use-reach-name.ts";
import { DutyOption } from "./DutyOption.tsx";
import styles from "./DutyOption.module.css";

interface Props {
  duties: readonly Duty[];
  activeId: number;
  pickedId: number;
  isDisabled: boolean;
  onPick: (dutyId: number) => void;
}

export function DutyOptions({ duties, activeId, pickedId, isDisabled, onPick }: Props) {
  const { t } = useTranslation();
  const reachName = useReachName();
  return (
    <div role="radiogroup" aria-label={t("duty.list")} className={styles.list}>
      {duties.map((duty) => (
        <DutyOption
          key={duty.dutyId}
          duty={duty}
          reach={reachName(duty)}
          isActive={duty.dutyId === activeId}
          isPicked={duty.dutyId === pickedId}
          isDisabled={isDisabled}
          onPick={() => onPick(duty.dutyId)}
        />
      ))}
    </div>
  );
}
