import type { OfficerDuty } from "@shikkha/contract/officers/officers.ts";
import { ClipboardPen, FileClock, Lock, LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { usePlaceWords } from "../use-place-words.ts";
import { useInstituteCount } from "./use-institute-count.ts";
import { useOpenWork } from "./use-open-work.ts";
import styles from "./Consequences.module.css";

/** What ending the duty does, in numbers. */
export function Consequences({ duty }: { duty: OfficerDuty }) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const placeWords = usePlaceWords();
  const institutes = useInstituteCount(duty.path);
  const { data: open, error } = useOpenWork(duty.dutyId);
  if (error) {
    return (
      <Alert tone="warning" title={t("officer.handOver.loadFailed")}>
        {error.message}
      </Alert>
    );
  }
  const counted = (count: number) => ({ count, number: number(count) });
  const place = placeWords(duty.path);
  return (
    <div className={styles.box}>
      <b>{t("officer.handOver.consequences")}</b>
      {!open && <Skeleton width="70%" />}
      <ul className={styles.list}>
        {institutes !== undefined && (
          <li>
            <Lock size={16} aria-hidden />
            {t("officer.handOver.institutes", { place, ...counted(institutes) })}
          </li>
        )}
        {open && (
          <li>
            <LogOut size={16} aria-hidden />
            {open.sessions > 0
              ? t("officer.handOver.sessions", counted(open.sessions))
              : t("officer.handOver.noSessions")}
          </li>
        )}
        {open && open.begunVisits > 0 && (
          <li>
            <ClipboardPen size={16} aria-hidden />
            {t("officer.handOver.begun", counted(open.begunVisits))}
          </li>
        )}
        {open && open.draftPlans > 0 && (
          <li>
            <FileClock size={16} aria-hidden />
            {t("officer.handOver.drafts", counted(open.draftPlans))}
          </li>
        )}
      </ul>
    </div>
  );
}
