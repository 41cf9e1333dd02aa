import type { DeliveryFigures } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import styles from "./NoticeMarks.module.css";

/** What became of a notice's messages: a bar, and the same in words. */
export function DeliveryBar({ figures }: { figures: DeliveryFigures }) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const { sent, failed, waiting, stopped } = figures;
  const total = sent + failed + waiting + stopped;
  const share = (count: number) => `${total === 0 ? 0 : Math.max(1.5, (count / total) * 100)}%`;
  return (
    <span className={styles.delivery}>
      <span aria-hidden className={styles.bar}>
        {sent > 0 && <i className={styles.sent} style={{ width: share(sent) }} />}
        {failed > 0 && <i className={styles.failed} style={{ width: share(failed) }} />}
      </span>
      <small className={styles.figures}>
        <b>{t("manage.sent", { number: number(sent) })}</b>
        {failed > 0 && (
          <span className={styles.bad}>{t("manage.failedCount", { number: number(failed) })}</span>
        )}
        {waiting > 0 && <span>{t("manage.waiting", { number: number(waiting) })}</span>}
        {stopped > 0 && <span>{t("manage.stopped", { number: number(stopped) })}</span>}
      </small>
    </span>
  );
}
