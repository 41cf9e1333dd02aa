import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { SettingsForms } from "../use-settings-forms.ts";
import { MessageFields } from "./MessageFields.tsx";
import { SettingsCard } from "./SettingsCard.tsx";
import styles from "./SettingsFields.module.css";

export function NotificationSection({ section }: { section: SettingsForms["notification"] }) {
  const { t } = useTranslation("settings");
  const labels = useMemo(
    () => ({
      "notification.reminder.message": t("settings.message.reminder"),
      "notification.reminder.media": t("settings.media.reminder"),
      "notification.rejection.message": t("settings.message.rejection"),
      "notification.rejection.media": t("settings.media.rejection"),
    }),
    [t],
  );
  return (
    <SettingsCard section={section} labels={labels}>
      <div className={styles.fields}>
        <MessageFields section={section} kind="reminder" />
        <MessageFields section={section} kind="rejection" />
      </div>
    </SettingsCard>
  );
}
