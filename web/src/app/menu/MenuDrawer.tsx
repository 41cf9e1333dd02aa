import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePathname } from "../../shared/routing/navigation.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import styles from "./MenuDrawer.module.css";
import { MenuPanel } from "./MenuPanel.tsx";

/** The menu over the page on narrow screens; a native modal dialog keeps focus inside and closes on Escape. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const openedAt = useRef(pathname);
  useEffect(() => {
    const shown = dialog.current;
    const closeOutside = (event: MouseEvent) => event.target === shown && shown?.close();
    shown?.showModal();
    shown?.addEventListener("click", closeOutside);
    return () => {
      shown?.removeEventListener("click", closeOutside);
      shown?.close();
    };
  }, []);
  useEffect(() => {
    if (openedAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  return (
    <dialog
      ref={dialog}
      id="side-menu"
      aria-label={t("shell.menu")}
      className={styles.drawer}
      onClose={onClose}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <b>{t("shell.menu")}</b>
          <IconButton
            label={t("shell.closeMenu")}
            icon={<X size={20} aria-hidden />}
            onClick={onClose}
          />
        </div>
        <MenuPanel />
      </div>
    </dialog>
  );
}
