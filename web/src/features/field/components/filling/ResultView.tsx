import { shownReceiptNumber } from "@shikkha/contract/visits/receipt.ts";
import { Check, Smartphone, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../../lib/browser/use-online.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { type OutboxRecord, sentBytes } from "../../../../shared/outbox/outbox-record.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { ProgressBar } from "../../../../ui/feedback/ProgressBar.tsx";
import { useFieldWords } from "../../use-field-words.ts";
import { useSize } from "../../use-size.ts";
import { HashLines } from "./HashLines.tsx";
import { OnwardBar } from "./OnwardBar.tsx";
import { ReceiptWays } from "./ReceiptWays.tsx";
import styles from "./ResultView.module.css";

/** What became of a report: the server's receipt, or that it is safe on this device and waits. Never the one for the other. */
export function ResultView({ record }: { record: OutboxRecord }) {
  const { t } = useTranslation("visit");
  const format = useFormat();
  const { band } = useFieldWords();
  const size = useSize();
  const isOnline = useOnline();
  const { receipt, state, visit, rating, hash, queuedAt } = record;
  const { sent, total } = sentBytes(record);
  const look = state === "refused" ? "refused" : receipt ? "received" : "queued";
  const Icon = { refused: TriangleAlert, received: Check, queued: Smartphone }[look];
  const at = receipt?.at ?? queuedAt;
  const facts = [
    [t("filling.result.place"), format.name(visit.place)],
    [
      t(receipt ? "filling.result.receivedAt" : "filling.result.keptAt"),
      `${format.date(at)}, ${format.time(at)}`,
    ],
    ...(rating === null
      ? []
      : [[t("filling.result.rating"), `${format.rating(rating)} · ${band(rating)}`]]),
    [
      t(state === "sent" ? "filling.result.sent" : "filling.result.toSend"),
      `${size(total)} · ${t("filling.summary.photos", { count: visit.photos.length, number: format.number(visit.photos.length) })}`,
    ],
  ];
  return (
    <div className={styles.screen} data-look={look}>
      <div className={styles.page}>
        <div className={styles.said}>
          <span className={styles.icon}>
            <Icon size={38} aria-hidden />
          </span>
          <h1>{t(`filling.resultTitle.${look}`)}</h1>
          <p>
            {look === "queued" && isOnline
              ? t("filling.result.sending")
              : t(`filling.resultText.${look}`)}
          </p>
        </div>
        <section className={styles.slip} aria-label={t("filling.result.slip")}>
          <p className={styles.number}>
            <small>
              {t(receipt ? "filling.result.receiptNumber" : "filling.result.temporary")}
            </small>
            <b>
              {receipt
                ? shownReceiptNumber(receipt.number, format.language)
                : `${visit.clientId.slice(0, 4)}-${visit.clientId.slice(4, 8)}`}
            </b>
          </p>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <HashLines hash={receipt?.hash ?? hash} signature={receipt?.signature} />
        </section>
        {receipt && <ReceiptWays receipt={receipt} visit={visit} />}
        {receipt && state === "waiting" && (
          <ProgressBar
            label={t("filling.result.photosOnTheWay")}
            value={sent}
            total={total}
            count={`${size(sent)} / ${size(total)}`}
          />
        )}
        {look === "queued" && (
          <Alert tone="neutral">
            {t("filling.result.keepBrowser", { date: format.date(visit.visitDate) })}
          </Alert>
        )}
      </div>
      <OnwardBar isReceived={look === "received"} />
    </div>
  );
}
