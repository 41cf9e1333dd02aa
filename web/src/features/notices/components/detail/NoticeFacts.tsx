import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useReceiverWords } from "../../../../shared/receiver-picker/use-receiver-words.ts";
import { Card } from "../../../../ui/layout/Card.tsx";
import { Facts } from "../../../../ui/layout/Facts.tsx";
import { ChannelMarks } from "../ChannelMarks.tsx";

export function NoticeFacts({ notice }: { notice: NoticeDetail }) {
  const { t } = useTranslation("notice");
  const { pick, date, time, number } = useFormat();
  const receivers = useReceiverWords();
  const moment = (instant: string) => `${date(instant)}, ${time(instant)}`;
  const { read, people, endsAt, closedAt } = notice;
  return (
    <Card title={t("detail.facts")}>
      <Facts
        items={[
          { label: t("detail.receivers"), value: receivers(notice.receivers, people) },
          {
            label: t("detail.read"),
            value: t("detail.readOf", {
              count: read,
              number: number(read),
              people: number(people),
            }),
          },
          { label: t("form.channels"), value: <ChannelMarks channels={notice.channels} /> },
          { label: t("detail.start"), value: moment(notice.startsAt) },
          {
            label: t("detail.end"),
            value: endsAt === null ? t("detail.noEnd") : date(lastDayOf(endsAt)),
          },
          ...(closedAt === null ? [] : [{ label: t("detail.closed"), value: moment(closedAt) }]),
          { label: t("detail.author"), value: pick(notice.authorBangla, notice.authorEnglish) },
          { label: t("detail.created"), value: moment(notice.createdAt) },
        ]}
      />
    </Card>
  );
}
