import type { Duty } from "@shikkha/contract/auth/user.ts";
import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names.ts";
import styles from "./DutyBadge.module.css";

/** The kind of a duty in words; the primary one stands out. */
export function DutyBadge({ kind }: { kind: Duty["dutyType"] }) {
  const { t } = useTranslation();
  return (
    <span className={classNames(styles.badge, kind === "PRIMARY" && styles.primary)}>
      {t(`dutyKind.${kind}`)}
    </span>
  );
}
