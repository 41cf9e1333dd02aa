import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import type { ContactMessage } from "../messages.api.ts";
import { ContactLink } from "./ContactLink.tsx";
import { HandledMark } from "./HandledMark.tsx";
import styles from "./MessageCell.module.css";

export function useMessageColumns(
  openHref: (id: number) => string,
): readonly TableColumn<ContactMessage>[] {
  const { t } = useTranslation("settings");
  const { date, time } = useFormat();
  return useMemo(
    () => [
      {
        id: "subject",
        header: t("messages.subject"),
        isRowHeader: true,
        card: "lead",
        cell: (message) => (
          <UiLink href={openHref(message.id)} className={styles.subject}>
            {message.subject}
          </UiLink>
        ),
      },
      {
        id: "sender",
        header: t("messages.sender"),
        cell: (message) => <span className={styles.sender}>{message.name}</span>,
      },
      {
        id: "contact",
        header: t("messages.contact"),
        cell: (message) => <ContactLink contact={message.contact} />,
      },
      {
        id: "sent",
        header: t("messages.sent"),
        cell: (message) => (
          <TwoLines isShort first={date(message.sentAt)} second={time(message.sentAt)} />
        ),
      },
      {
        id: "state",
        header: t("messages.state"),
        cell: (message) => <HandledMark message={message} />,
      },
    ],
    [t, date, time, openHref],
  );
}
