import type { ReactNode } from "react";
import { Button } from "../controls/Button.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** what will happen, in numbers */
  children: ReactNode;
  /** the verb of the action, never "OK" */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: "primary" | "danger" | undefined;
  isPending?: boolean | undefined;
}

export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, onConfirm, title, confirmLabel, tone = "primary", isPending } = props;
  const { words } = useUiLocale();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDismissable={!isPending}
      footer={
        <>
          <Button isDisabled={isPending} onClick={onClose}>
            {props.cancelLabel ?? words.cancel}
          </Button>
          <Button variant={tone} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
