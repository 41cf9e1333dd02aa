import type { User } from "@shikkha/contract/auth/user.ts";
import { Menu } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { Brand } from "../frames/Brand.tsx";
import { NoticeBell } from "./NoticeBell.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import styles from "./TopBar.module.css";

interface Props {
  user: User;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

export function TopBar({ user, isMenuOpen, onToggleMenu }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <IconButton
        label={isMenuOpen ? t("shell.closeMenu") : t("shell.openMenu")}
        icon={<Menu size={22} aria-hidden />}
        aria-expanded={isMenuOpen}
        aria-controls={isMenuOpen ? "side-menu" : undefined}
        onClick={onToggleMenu}
      />
      <Brand href="/dashboard" label={t("shell.toDashboard")} />
      <span className={styles.space} />
      <NoticeBell />
      <ProfileMenu user={user} />
    </div>
  );
}
