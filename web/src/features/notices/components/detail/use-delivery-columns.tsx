import type { DeliveryRow } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { StatusDot } from "../../../../ui/controls/StatusDot.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import type { Tone } from "../../../../ui/tone.ts";
import styles from "./DeliveryCard.module.css";

const TONE: Readonly<Record<DeliveryRow["state"], Tone>> = {
  FAILED: "bad",
  WAITING: "warning",
  SENT: "good",
  STOPPED: "neutral",
};

export function useDeliveryColumns(): readonly TableColumn<DeliveryRow>[] {
  const { t } = useTranslation("notice");
  const { name, pick, number, date, time } = useFormat();
  return [
    {
      id: "person",
      header: t("detail.column.person"),
      isRowHeader: true,
      card: "title",
      cell: (row) => (
        <TwoLines first={name(row)} second={pick(row.designationBangla, row.designationEnglish)} />
      ),
    },
    {
      id: "channel",
      header: t("detail.column.channel"),
      cell: (row) => t(`channel.${row.channel}`),
    },
    {
      id: "state",
      header: t("detail.column.state"),
      cell: (row) => (
        <StatusDot tone={TONE[row.state]}>
          {row.sentAt
            ? `${date(row.sentAt)}, ${time(row.sentAt)}`
            : t("detail.tries", { count: row.tries, number: number(row.tries) })}
        </StatusDot>
      ),
    },
    {
      id: "reason",
      header: t("detail.column.reason"),
      card: "full",
      cell: (row) => (
        <span className={styles.reason} lang="en">
          {row.reason ?? "–"}
        </span>
      ),
    },
  ];
}
