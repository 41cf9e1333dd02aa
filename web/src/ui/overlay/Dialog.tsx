import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/IconButton.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./Dialog.module.css";

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  size?: "md" | "wide" | undefined;
  /** false while something is under way or must be decided: no outside click, no Escape, no cross */
  isDismissable?: boolean | undefined;
  role?: "dialog" | "alertdialog" | undefined;
  children: ReactNode;
  /** buttons, the main one last; stays in view while the body scrolls */
  footer?: ReactNode;
}

/** A card over the page; below 576 px a bottom sheet with a fixed footer. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, size = "md", isDismissable = true } = props;
  const { words } = useUiLocale();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={classNames(styles.overlay)}
    >
      <Modal className={classNames(styles.modal, size === "wide" && styles.wide)}>
        <AriaDialog role={props.role ?? "dialog"} className={classNames(styles.dialog)}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <Heading slot="title" className={classNames(styles.title)}>
                {title}
              </Heading>
              {description && <p className={styles.description}>{description}</p>}
            </div>
            {isDismissable && (
              <IconButton
                label={words.close}
                icon={<X size={20} aria-hidden />}
                onClick={onClose}
              />
            )}
          </div>
          <div className={styles.body}>{props.children}</div>
          {props.footer && <div className={styles.foot}>{props.footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
