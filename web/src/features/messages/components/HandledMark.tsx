import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/controls/Badge.tsx";
import type { ContactMessage } from "../messages.api.ts";

export function HandledMark({ message }: { message: ContactMessage }) {
  const { t } = useTranslation("settings");
  return message.handledAt === null ? (
    <Badge tone="warning">{t("messages.waiting")}</Badge>
  ) : (
    <Badge tone="good">{t("messages.handled")}</Badge>
  );
}
