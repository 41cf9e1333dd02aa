import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type { NoticeRow } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { TwoLines } from "../../../../shared/list/TwoLines.tsx";
import { useReceiverWords } from "../../../../shared/receiver-picker/use-receiver-words.ts";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import type { NoticeAction } from "../../model/notice-action.ts";
import { ChannelMarks } from "../ChannelMarks.tsx";
import { DeliveryBar } from "../DeliveryBar.tsx";
import { NoticeStatusMark } from "../NoticeStatusMark.tsx";
import { NoticeActions } from "./NoticeActions.tsx";
import styles from "../NoticeMarks.module.css";

type OnAction = (action: NoticeAction, notice: NoticeRow) => void;

export function useNoticeColumns(onAction: OnAction): readonly TableColumn<NoticeRow>[] {
  const { t } = useTranslation("notice");
  const { date, time } = useFormat();
  const receivers = useReceiverWords();
  const until = (endsAt: string | null) =>
    endsAt === null ? t("manage.noEnd") : t("manage.until", { date: date(lastDayOf(endsAt)) });
  return [
    {
      id: "notice",
      header: t("manage.column.notice"),
      isRowHeader: true,
      card: "title",
      width: "30%",
      cell: (notice) => (
        <span className={styles.title}>
          <UiLink href={`/notice-details/${notice.id}`}>{notice.title}</UiLink>
          <small>{receivers(notice.receivers, notice.people)}</small>
        </span>
      ),
    },
    {
      id: "status",
      header: t("manage.column.status"),
      cell: (notice) => <NoticeStatusMark status={notice.status} />,
    },
    {
      id: "period",
      header: t("manage.column.period"),
      cell: (notice) => (
        <TwoLines isShort first={date(notice.startsAt)} second={until(notice.endsAt)} />
      ),
    },
    {
      id: "channels",
      header: t("manage.column.channels"),
      cell: (notice) => <ChannelMarks channels={notice.channels} />,
    },
    {
      id: "delivery",
      header: t("manage.column.delivery"),
      card: "full",
      cell: (notice) => {
        if (notice.status === "UPCOMING")
          return (
            <span className={styles.quiet}>
              {t("manage.notYet", { date: date(notice.startsAt), time: time(notice.startsAt) })}
            </span>
          );
        return notice.channels.length === 0 ? (
          <span className={styles.quiet}>{t("manage.bellOnly")}</span>
        ) : (
          <DeliveryBar figures={notice.figures} />
        );
      },
    },
    {
      id: "actions",
      header: t("manage.column.actions"),
      card: "aside",
      cell: (notice) => <NoticeActions notice={notice} onAction={onAction} />,
    },
  ];
}
