import type { ReceivedNotice } from "@shikkha/contract/notices/inbox.ts";
import { Clock, Paperclip } from "lucide-react";
import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Badge } from "../../../../ui/controls/Badge.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { dayGroup, ending } from "../../model/day-group.ts";
import { inboxIcon } from "../inbox-icon.ts";
import styles from "./Inbox.module.css";

/** One notice in the reader's list; what is unread says so in words, not by colour alone. */
export function InboxItem({ notice, now }: { notice: ReceivedNotice; now: Date }) {
  const { t } = useTranslation("notice");
  const { pick, date, time, number } = useFormat();
  const group = dayGroup(notice.modifiedAt, now);
  const isRecent = group === "today" || group === "yesterday";
  const end = ending(notice.expiresAt, now);
  const { attachmentCount: files } = notice;
  return (
    <UiLink
      href={`/user-notice-details/${notice.notificationId}`}
      className={classNames(styles.item, !notice.isRead && styles.unread)}
    >
      <span aria-hidden className={styles.icon}>
        {createElement(inboxIcon(notice.kind), { size: 20 })}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {pick(notice.titleBangla, notice.titleEnglish)}
          {!notice.isRead && <span className={styles.new}>{t("list.new")}</span>}
        </span>
        <span className={styles.text}>{pick(notice.excerptBangla, notice.excerptEnglish)}</span>
        <span className={styles.meta}>
          <span>
            {isRecent && <Clock size={15} aria-hidden />}
            {isRecent ? time(notice.modifiedAt) : date(notice.modifiedAt)}
          </span>
          {files > 0 && (
            <span>
              <Paperclip size={15} aria-hidden />
              {t("form.attachments", { count: files, number: number(files) })}
            </span>
          )}
          {end && <Badge tone="neutral">{t(`list.${end}`)}</Badge>}
        </span>
      </span>
    </UiLink>
  );
}
