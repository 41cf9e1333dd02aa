import type { ReceiverCount } from "@shikkha/contract/notices/receivers.ts";
import { smsParts } from "@shikkha/contract/notices/sms-parts.ts";
import type { Channel } from "@shikkha/contract/settings.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Alert } from "../../../../ui/feedback/Alert.tsx";
import { SummaryCard } from "../../../../shared/form-page/SummaryCard.tsx";
import { startOf } from "../../../../shared/form-page/start-time.ts";
import { type NoticeValues } from "../../model/notice-values.ts";

interface Props {
  values: NoticeValues;
  reach: ReceiverCount | undefined;
  refusedFiles: number;
  /** It is out already: nothing is sent again. */
  isOut: boolean;
  actions: ReactNode;
}

/** Everything that will happen, in numbers, beside the button that makes it happen. */
export function PublishSummary({ values, reach, refusedFiles, isOut, actions }: Props) {
  const { t } = useTranslation("notice");
  const { number, date, time } = useFormat();
  const start = startOf(values);
  const parts = (reach?.byChannel.SMS ?? 0) * smsParts(values.message);
  const isSent = (channel: Channel) => !isOut && values.channels.includes(channel);
  const counted = (count: number) => t("form.messages", { count, number: number(count) });
  const rows: readonly (readonly [string, string, boolean])[] = [
    [
      t("form.summaryReceivers"),
      reach ? t("receiver.people", { count: reach.people, number: number(reach.people) }) : "–",
      true,
    ],
    [
      t("form.summaryStart"),
      start ? `${date(start)}, ${time(start)}` : start === null ? t("form.summaryNow") : "–",
      true,
    ],
    [
      t("form.summaryEnd"),
      values.hasEnd ? (values.dateTo ? date(values.dateTo) : "–") : t("form.summaryNoEnd"),
      true,
    ],
    [
      t("form.summarySms"),
      t("form.smsParts", { count: parts, number: number(parts) }),
      isSent("SMS"),
    ],
    [t("form.summaryEmail"), counted(reach?.byChannel.EMAIL ?? 0), isSent("EMAIL")],
    [t("form.summaryPush"), counted(reach?.byChannel.PUSH ?? 0), isSent("PUSH")],
  ];
  return (
    <SummaryCard
      title={t("form.summary")}
      rows={rows.filter(([, , isShown]) => isShown).map(([label, value]) => ({ label, value }))}
      actions={actions}
    >
      {refusedFiles > 0 && (
        <Alert tone="warning">
          {t("form.refusedFiles", { count: refusedFiles, number: number(refusedFiles) })}
        </Alert>
      )}
    </SummaryCard>
  );
}
