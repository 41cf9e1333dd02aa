import type { GuestRow } from "@shikkha/contract/guests.ts";
import type { GuestAction } from "../model/guest-action.ts";
import { GuestStateDialog } from "./GuestStateDialog.tsx";
import { ResetPasswordDialog } from "./ResetPasswordDialog.tsx";

interface Props {
  action: GuestAction;
  guest: GuestRow;
  onClose: () => void;
}

/** Fetched with the first action, not with the list. */
export default function GuestDialogs({ action, guest, onClose }: Props) {
  return action === "resetPassword" ? (
    <ResetPasswordDialog guest={guest} onClose={onClose} />
  ) : (
    <GuestStateDialog action={action} guest={guest} onClose={onClose} />
  );
}
