import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import type { planReviewCalls } from "@shikkha/contract/plans/review.ts";
import { Bell, Mail, MessageSquareText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import styles from "./ChannelCounts.module.css";

const ICONS = { SMS: MessageSquareText, EMAIL: Mail, PUSH: Bell } as const;

interface Props {
  found: ResponseOf<typeof planReviewCalls.previewReminder>;
}

/** Each chosen channel with how many it reaches and how many it cannot. */
export function ChannelCounts({ found }: Props) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  return (
    <ul className={styles.channels}>
      {found.channels.map((channel) => {
        const Icon = ICONS[channel];
        const reached = found.byChannel[channel];
        const missed = found.people - reached;
        return (
          <li key={channel}>
            <Icon size={20} aria-hidden />
            <span>
              <b>{t(`review.channel.${channel}`)}</b>
              {missed > 0 && (
                <small>{t(`review.missed.${channel}`, { number: number(missed) })}</small>
              )}
            </span>
            <b>{t("review.people", { count: reached, number: number(reached) })}</b>
          </li>
        );
      })}
    </ul>
  );
}
