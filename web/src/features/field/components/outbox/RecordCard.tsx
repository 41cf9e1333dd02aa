import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { type OutboxRecord, sentBytes } from "../../../../shared/outbox/outbox-record.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { useSize } from "../../use-size.ts";
import styles from "./Outbox.module.css";
import { RefusedActions } from "./RefusedActions.tsx";
import { RefusalReason } from "./RefusalReason.tsx";

/** A report that is not, or not wholly, with the server. */
export function RecordCard({ record }: { record: OutboxRecord }) {
  const { t } = useTranslation("visit");
  const { name, date, number } = useFormat();
  const size = useSize();
  const isOnline = useOnline();
  const { visit, state, receipt, attempts } = record;
  const { sent, total } = sentBytes(record);
  const isRefused = state === "refused";
  const word = isRefused ? "refused" : receipt ? (isOnline ? "sending" : "paused") : "waiting";
  const tone = isRefused ? "bad" : receipt ? (isOnline ? "info" : "neutral") : "warning";
  return (
    <article className={styles.record} data-refused={isRefused || undefined}>
      <div className={styles.head}>
        <b>{name(visit.place)}</b>
        <Badge tone={tone}>{t(`outbox.${word}`)}</Badge>
        <small>
          {[
            t(`field.kind.${visit.kind}`),
            date(visit.visitDate),
            size(total),
            t("filling.summary.photos", {
              count: visit.photos.length,
              number: number(visit.photos.length),
            }),
          ].join(" · ")}
        </small>
      </div>
      {receipt && !isRefused && (
        <ProgressBar
          label={t("outbox.progress")}
          value={sent}
          total={total}
          count={`${size(sent)} / ${size(total)}`}
        />
      )}
      {!isRefused && attempts > 0 && (
        <p className={styles.note}>{t("outbox.triesAgain", { number: number(attempts) })}</p>
      )}
      {isRefused && (
        <>
          <RefusalReason record={record} />
          <RefusedActions record={record} />
        </>
      )}
    </article>
  );
}
