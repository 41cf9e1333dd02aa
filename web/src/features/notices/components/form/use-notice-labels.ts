import { useTranslation } from "react-i18next";
import type { NoticeField } from "../../model/notice-resolver.ts";

/** The words beside each field, by the name the form has for it, in the order of the screen. */
export function useNoticeLabels(): Readonly<Record<NoticeField, string>> {
  const { t } = useTranslation("notice");
  return {
    title: t("form.title"),
    description: t("form.description"),
    date: t("form.date"),
    dateTo: t("form.end"),
    receivers: t("form.receivers"),
    channels: t("form.channels"),
    message: t("form.message"),
  };
}
