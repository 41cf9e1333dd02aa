import type { NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { Card } from "../../../../ui/layout/Card.tsx";
import { CHANNEL_ICON } from "../channel-icon.ts";
import { DeliveryBar } from "../DeliveryBar.tsx";
import { DeliveryList } from "./DeliveryList.tsx";
import styles from "./DeliveryCard.module.css";

/** What became of the messages, by channel and then person by person. */
export function DeliveryCard({ notice }: { notice: NoticeDetail }) {
  const { t } = useTranslation("notice");
  if (notice.channels.length === 0)
    return <Card title={t("detail.delivery")}>{t("detail.deliveryNone")}</Card>;
  return (
    <Card title={t("detail.delivery")} isFlush>
      <ul className={styles.channels}>
        {notice.channels.map((channel) => {
          const Icon = CHANNEL_ICON[channel];
          return (
            <li key={channel}>
              <span className={styles.name}>
                <Icon size={18} aria-hidden />
                {t(`channel.${channel}`)}
              </span>
              <DeliveryBar figures={notice.byChannel[channel]} />
            </li>
          );
        })}
      </ul>
      {notice.publishedAt !== null && <DeliveryList notice={notice} />}
    </Card>
  );
}
