import { create } from "zustand";

/** The dialog opens from the profile menu and from the access-denied page, so its state stands between them. */
export const useDutyDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export function openDutyDialog(): void {
  useDutyDialog.setState({ isOpen: true });
}

export function closeDutyDialog(): void {
  useDutyDialog.setState({ isOpen: false });
}
