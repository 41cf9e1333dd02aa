import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { useOnDevice } from "../../shared/outbox/use-outbox.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./TabBar.module.css";

/** How many reports are still on this device alone. */
export default function TabBadge() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const waiting = useOnDevice().records.filter(({ state }) => state !== "sent").length;
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      <VisuallyHidden>{t("shell.waiting")}</VisuallyHidden>
      {number(waiting)}
    </span>
  );
}
