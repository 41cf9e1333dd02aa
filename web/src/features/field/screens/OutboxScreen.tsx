import { Inbox } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { hurryOutbox } from "../../../shared/outbox/outbox.ts";
import { sentBytes } from "../../../shared/outbox/outbox-record.ts";
import { useOnDevice } from "../../../shared/outbox/use-outbox.ts";
import { useOnline } from "../../../lib/browser/use-online.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { DeviceDraft } from "../components/outbox/DeviceDraft.tsx";
import { OnDeviceCard } from "../components/outbox/OnDeviceCard.tsx";
import { ReceiptRow } from "../components/outbox/ReceiptRow.tsx";
import { RecordCard } from "../components/outbox/RecordCard.tsx";
import styles from "../components/outbox/Outbox.module.css";
import { useSize } from "../use-size.ts";

/** Everything of field work that is on this device: what waits to be sent, drafts, and receipts. */
export default function OutboxScreen() {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  const size = useSize();
  const isOnline = useOnline();
  const { visits, records, isReading, hasFailed } = useOnDevice();
  const refused = records.filter(({ state }) => state === "refused");
  const open = [...refused, ...records.filter(({ state }) => state === "waiting")];
  const sent = records.filter(({ state }) => state === "sent");
  const left = open.map(sentBytes).reduce((sum, one) => sum + one.total - one.sent, 0);
  return (
    <>
      <PageHeader
        title={t("outbox.title")}
        meta={t("outbox.meta", {
          drafts: number(visits.length),
          waiting: number(open.length - refused.length),
          refused: number(refused.length),
        })}
      />
      <div className={styles.page}>
        <div className={styles.main}>
          <section className={styles.part} aria-label={t("outbox.list")}>
            <h2>
              {t("outbox.list")}
              {left > 0 && <em>{t("outbox.total", { size: size(left) })}</em>}
            </h2>
            {isReading && <Skeleton height={120} />}
            {hasFailed && (
              <Card>
                <ErrorState title={t("outbox.unreadable")} text={t("outbox.unreadableText")} />
              </Card>
            )}
            {open.length === 0 && !isReading && !hasFailed && (
              <Card>
                <EmptyState
                  icon={<Inbox size={26} />}
                  title={t("outbox.nothing")}
                  text={t("outbox.nothingText")}
                  action={<ButtonLink href="/my-week">{t("week.title")}</ButtonLink>}
                />
              </Card>
            )}
            {open.map((record) => (
              <RecordCard key={record.key} record={record} />
            ))}
            {open.length > refused.length && (
              <Button isDisabled={!isOnline} onClick={hurryOutbox}>
                {isOnline ? t("outbox.sendNow") : t("outbox.needsLine")}
              </Button>
            )}
          </section>
          {visits.length > 0 && (
            <section className={styles.part} aria-label={t("week.drafts")}>
              <h2>{t("week.drafts")}</h2>
              {visits.map((visit) => (
                <DeviceDraft key={visit.clientId} visit={visit} />
              ))}
            </section>
          )}
          {sent.length > 0 && (
            <section className={styles.part} aria-label={t("outbox.receipts")}>
              <h2>{t("outbox.receipts")}</h2>
              <Card isFlush>
                <ul className={styles.receipts}>
                  {sent.map((record) => (
                    <ReceiptRow key={record.key} record={record} />
                  ))}
                </ul>
              </Card>
            </section>
          )}
        </div>
        <aside className={styles.side} aria-label={t("outbox.kept.title")}>
          <OnDeviceCard />
        </aside>
      </div>
    </>
  );
}
