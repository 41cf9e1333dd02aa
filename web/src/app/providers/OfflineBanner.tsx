import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import styles from "./OfflineBanner.module.css";

/** Outlives the page: a browser that was closed and opened again has still had no line since then. */
const SINCE = "shikkha.offlineSince";

/** Says that field work goes on without a connection, and since when. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [since] = useState(() => localStorage.getItem(SINCE) ?? new Date().toISOString());
  useEffect(() => {
    localStorage.setItem(SINCE, since);
    return () => localStorage.removeItem(SINCE);
  }, [since]);
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
