import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import {
  BriefcaseBusiness,
  CalendarDays,
  History,
  KeyRound,
  MapPin,
  Repeat,
  School,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { usePlaceWords } from "../use-place-words.ts";
import styles from "./DutyRow.module.css";

const ICON = { PRIMARY: BriefcaseBusiness, ADDITIONAL: Repeat, ROLE: KeyRound, INACTIVE: History };
const TONE = { PRIMARY: "good", ADDITIONAL: "info", ROLE: "neutral", INACTIVE: "neutral" } as const;

interface Props {
  duty: OfficerDuty;
  children?: ReactNode;
}

export function DutyRow({ duty, children }: Props) {
  const { t } = useTranslation("monitoring");
  const { t: common } = useTranslation();
  const { pick, date } = useFormat();
  const placeWords = usePlaceWords();
  const { dutyType, validFrom, validTo } = duty;
  const isPast = dutyType === "INACTIVE";
  const Icon = ICON[dutyType];
  return (
    <li className={classNames(styles.row, isPast && styles.past)}>
      <span aria-hidden className={styles.icon}>
        <Icon size={21} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          {pick(duty.roleNameBangla, duty.roleNameEnglish)}
          <Badge tone={TONE[dutyType]}>
            {isPast ? t("officer.ended") : common(`dutyKind.${dutyType}`)}
          </Badge>
        </h3>
        <p className={styles.facts}>
          <span>
            <School size={15} aria-hidden />
            {pick(duty.workstationNameBangla, duty.workstationNameEnglish)}
          </span>
          <span>
            <MapPin size={15} aria-hidden />
            {placeWords(duty.path)}
          </span>
          <span>
            <CalendarDays size={15} aria-hidden />
            {validTo
              ? t("officer.period", { from: date(validFrom), to: date(validTo) })
              : t("officer.since", { from: date(validFrom) })}
          </span>
        </p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
