import type { NoticeRow } from "@shikkha/contract/notices/notices.ts";
import { Ban, Ellipsis, Eye, type LucideIcon, Pencil, RotateCw, Send, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { buttonClass } from "../../../../ui/controls/button-class.ts";
import { IconButton } from "../../../../ui/controls/IconButton.tsx";
import { Menu, type MenuAction } from "../../../../ui/overlay/Menu.tsx";
import {
  actionsFor,
  canEdit,
  NOTICE_ACTIONS,
  type NoticeAction,
} from "../../model/notice-action.ts";
import styles from "../NoticeMarks.module.css";

const ICON: Readonly<Record<NoticeAction, LucideIcon>> = {
  publish: Send,
  resend: RotateCw,
  close: Ban,
  delete: Trash2,
};

interface Props {
  notice: NoticeRow;
  onAction: (action: NoticeAction, notice: NoticeRow) => void;
}

export function NoticeActions({ notice, onAction }: Props) {
  const { t } = useTranslation("notice");
  const go = useGo();
  const items: MenuAction[] = [
    { id: "view", label: t("action.view"), icon: <Eye size={17} aria-hidden /> },
    ...actionsFor(notice).map((action) => {
      const Icon = ICON[action];
      return {
        id: action,
        label: t(`action.${action}`),
        icon: <Icon size={17} aria-hidden />,
        tone: action === "delete" ? ("bad" as const) : undefined,
      };
    }),
  ];
  function choose(id: string) {
    const action = NOTICE_ACTIONS.find((one) => one === id);
    if (action) onAction(action, notice);
    else go.to(`/notice-details/${notice.id}`);
  }
  return (
    <span className={styles.actions}>
      {canEdit(notice) && (
        <IconButton
          size="sm"
          label={`${t("action.edit")}: ${notice.title}`}
          icon={<Pencil size={17} aria-hidden />}
          onClick={() => go.to(`/update-notice/${notice.id}`)}
        />
      )}
      <Menu
        isIconOnly
        label={t("action.more", { title: notice.title })}
        trigger={<Ellipsis size={18} aria-hidden />}
        triggerClassName={buttonClass({ variant: "quiet", size: "sm" })}
        items={items}
        onAction={choose}
      />
    </span>
  );
}
