import { shownReceiptNumber } from "@shikkha/contract/visits/receipt.ts";
import type { VisitDetail } from "@shikkha/contract/visits/visit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Facts } from "../../../ui/layout/Facts.tsx";
import styles from "./ReceiptCard.module.css";

/** What proves the submission: number, fingerprint and signature. */
export function ReceiptCard({ visit }: { visit: VisitDetail }) {
  const { t } = useTranslation("monitoring");
  const { date, name, number, language } = useFormat();
  const { receipt, form, plannedDate, unplannedReason } = visit;
  const facts = [
    { label: t("visit.detail.receiptNumber"), value: shownReceiptNumber(receipt.number, language) },
    plannedDate !== null && { label: t("visit.detail.planned"), value: date(plannedDate) },
    unplannedReason !== null && { label: t("visit.detail.reason"), value: unplannedReason },
    {
      label: t("visit.detail.form"),
      value: t("visit.detail.formVersion", { name: name(form), number: number(form.number) }),
    },
  ];
  return (
    <Card title={t("visit.detail.receipt")}>
      <Facts items={facts.filter((fact) => fact !== false)} />
      <p className={styles.label}>{t("visit.detail.hash")}</p>
      <code className={styles.code}>{receipt.hash.match(/.{1,4}/g)?.join(" ")}</code>
      <p className={styles.label}>{t("visit.detail.signature")}</p>
      <code className={styles.code}>{receipt.signature}</code>
    </Card>
  );
}
