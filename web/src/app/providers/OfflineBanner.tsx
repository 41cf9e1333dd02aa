import { WifiOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import styles from "./OfflineBanner.module.css";

/** Says that field work goes on without a connection, and since when. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [since] = useState(() => new Date().toISOString());
  return (
    <output className={styles.banner}>
      <WifiOff size={20} aria-hidden />
      <span>
        <b>{t("offline.working")}</b>
        <small>{t("offline.workingText", { time: time(since) })}</small>
      </span>
    </output>
  );
}
