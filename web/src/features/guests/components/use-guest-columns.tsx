import type { GuestRow } from "@shikkha/contract/guests.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import { EmailLink } from "../../../shared/people/EmailLink.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import type { GuestAction } from "../model/guest-action.ts";
import { GuestActions } from "./GuestActions.tsx";
import styles from "./GuestCell.module.css";
import { GuestStateMark } from "./GuestStateMark.tsx";

type OnAction = (action: GuestAction, guest: GuestRow) => void;

export function useGuestColumns(onAction: OnAction): readonly TableColumn<GuestRow>[] {
  const { t } = useTranslation("settings");
  const { name, date, time } = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("guest.column.name"),
        isRowHeader: true,
        card: "title",
        cell: (guest) => <TwoLines first={name(guest)} second={guest.userName} />,
      },
      {
        id: "contact",
        header: t("guest.column.contact"),
        card: "full",
        cell: (guest) => (
          <span className={styles.contact}>
            <PhoneLink phone={guest.phone} />
            {guest.email && <EmailLink email={guest.email} />}
          </span>
        ),
      },
      {
        id: "created",
        header: t("guest.column.created"),
        cell: (guest) => date(guest.createdAt),
      },
      {
        id: "lastSignIn",
        header: t("guest.column.lastSignIn"),
        cell: (guest) =>
          guest.lastSignInAt ? (
            <TwoLines isShort first={date(guest.lastSignInAt)} second={time(guest.lastSignInAt)} />
          ) : (
            t("guest.neverSignedIn")
          ),
      },
      {
        id: "status",
        header: t("guest.status"),
        card: "full",
        cell: (guest) => (
          <span className={styles.state}>
            <GuestStateMark status={guest.status} />
            {guest.mustChangePassword && <small>{t("guest.mustChange")}</small>}
          </span>
        ),
      },
      {
        id: "actions",
        header: t("guest.column.actions"),
        card: "aside",
        cell: (guest) => <GuestActions guest={guest} onAction={onAction} />,
      },
    ],
    [t, name, date, time, onAction],
  );
}
