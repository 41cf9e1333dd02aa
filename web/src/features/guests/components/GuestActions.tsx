import type { GuestRow } from "@shikkha/contract/guests.ts";
import {
  EllipsisVertical,
  KeyRound,
  Lock,
  LockOpen,
  type LucideIcon,
  UserCheck,
  UserX,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { buttonClass } from "../../../ui/controls/button-class.ts";
import { Menu } from "../../../ui/overlay/Menu.tsx";
import { actionsFor, type GuestAction } from "../model/guest-action.ts";

const ICON: Record<GuestAction, LucideIcon> = {
  lock: Lock,
  unlock: LockOpen,
  resetPassword: KeyRound,
  deactivate: UserX,
  reactivate: UserCheck,
};

interface Props {
  guest: GuestRow;
  onAction: (action: GuestAction, guest: GuestRow) => void;
}

/** What can be done with this guest as things stand. */
export function GuestActions({ guest, onAction }: Props) {
  const { t } = useTranslation("settings");
  const { name } = useFormat();
  const actions = actionsFor(guest.status);
  return (
    <Menu
      label={t("guest.actionsOf", { name: name(guest) })}
      isIconOnly
      triggerClassName={buttonClass({ variant: "quiet", size: "sm" })}
      trigger={<EllipsisVertical size={18} aria-hidden />}
      items={actions.map((id) => {
        const Icon = ICON[id];
        return {
          id,
          label: t(`guest.action.${id}`),
          icon: <Icon size={18} aria-hidden />,
          ...(id === "deactivate" && { tone: "bad" as const }),
        };
      })}
      onAction={(id) => {
        const action = actions.find((one) => one === id);
        if (action) onAction(action, guest);
      }}
    />
  );
}
