import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { useNotificationSync } from "../../lib/notifications/use-notification-sync.ts";
import { useUnreadCount } from "../../lib/notifications/use-unread-count.ts";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import styles from "./NoticeBell.module.css";

const MOST_SHOWN = 99;

/** Opens the notice list; the badge counts what is unread and is absent when nothing is. */
export function NoticeBell() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const unread = useUnreadCount();
  useNotificationSync();
  const label =
    unread > 0
      ? t("shell.unreadNotices", { count: unread, number: number(unread) })
      : t("shell.notices");
  return (
    <UiLink href="/notice-list" className={styles.bell} aria-label={label} title={label}>
      <Bell size={21} aria-hidden />
      {unread > 0 && (
        <span aria-hidden className={styles.badge}>
          {unread > MOST_SHOWN ? `${number(MOST_SHOWN)}+` : number(unread)}
        </span>
      )}
    </UiLink>
  );
}
