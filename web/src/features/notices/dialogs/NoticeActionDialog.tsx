import type { NoticeRow } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import type { NoticeAction } from "../model/notice-action.ts";
import { useNoticeAction } from "./use-notice-action.ts";

interface Props {
  action: NoticeAction;
  notice: NoticeRow;
  onClose: () => void;
}

/** Says what will happen to whom, in numbers, before it does. */
export default function NoticeActionDialog({ action, notice, onClose }: Props) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const { run, isPending } = useNoticeAction(action, notice, onClose);
  const counts = {
    publish: notice.people,
    resend: notice.figures.failed,
    close: notice.figures.waiting,
    delete: notice.people,
  };
  const count = counts[action];
  return (
    <ConfirmDialog
      isOpen
      tone={action === "close" || action === "delete" ? "danger" : "primary"}
      title={t(`confirm.${action}Title`)}
      confirmLabel={t(`action.${action}`)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={run}
    >
      {t(`confirm.${action}Text`, { count, number: number(count), title: notice.title })}
    </ConfirmDialog>
  );
}
