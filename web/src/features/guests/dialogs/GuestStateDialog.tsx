import type { GuestRow } from "@shikkha/contract/guests.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { useSetGuestState } from "../guests.api.ts";
import { STATE_AFTER, type StateAction } from "../model/guest-action.ts";

interface Props {
  guest: GuestRow;
  action: StateAction;
  onClose: () => void;
}

/** Says what happens to the guest before it does. */
export function GuestStateDialog({ guest, action, onClose }: Props) {
  const { t } = useTranslation("settings");
  const { name } = useFormat();
  const { mutate, isPending } = useSetGuestState({
    onSuccess: (changed) => {
      showToast({ text: t(`guest.done.${action}`, { name: name(changed) }) });
      onClose();
    },
    onError: (error) => {
      showToast({ tone: "bad", text: error.message });
      onClose();
    },
  });
  const isHard = action === "lock" || action === "deactivate";
  return (
    <ConfirmDialog
      isOpen
      tone={isHard ? "danger" : "primary"}
      title={t(`guest.confirmTitle.${action}`, { name: name(guest) })}
      confirmLabel={t(`guest.action.${action}`)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate({ params: { userId: guest.userId }, body: { status: STATE_AFTER[action] } })
      }
    >
      {t(`guest.confirmText.${action}`, { name: name(guest), username: guest.userName })}
    </ConfirmDialog>
  );
}
