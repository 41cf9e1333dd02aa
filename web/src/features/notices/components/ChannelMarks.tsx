import type { Channel } from "@shikkha/contract/settings.ts";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { CHANNEL_ICON } from "./channel-icon.ts";
import styles from "./NoticeMarks.module.css";

/** The channels as icons with their names for whoever cannot see them. */
export function ChannelMarks({ channels }: { channels: readonly Channel[] }) {
  const { t } = useTranslation("notice");
  if (channels.length === 0) return <span className={styles.quiet}>{t("manage.bellOnly")}</span>;
  return (
    <span className={styles.channels}>
      {channels.map((channel) => {
        const Icon = CHANNEL_ICON[channel];
        return (
          <span key={channel} title={t(`channel.${channel}`)}>
            <Icon size={18} aria-hidden />
            <VisuallyHidden>{t(`channel.${channel}`)}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
