import { useTranslation } from "react-i18next";
import { useGeneral } from "../../lib/session/general-store.ts";
import { usePermissions } from "../../lib/session/use-allowed.ts";
import { isGroup } from "../../shared/routing/menu-entry.ts";
import { MenuFoot } from "./MenuFoot.tsx";
import { MenuGroupItem } from "./MenuGroupItem.tsx";
import { MenuLinkItem } from "./MenuLinkItem.tsx";
import styles from "./MenuPanel.module.css";
import { useMenu } from "./use-menu.ts";

/** The menu of the active duty, with language and rights at its foot. */
export function MenuPanel() {
  const { t } = useTranslation();
  const { entries, href } = useMenu(usePermissions());
  const active = useGeneral((general) => general.activeNavItem);
  return (
    <div className={styles.panel}>
      <nav aria-label={t("shell.menu")} className={styles.nav}>
        <ul>
          {entries.map((entry) =>
            isGroup(entry) ? (
              <MenuGroupItem key={entry.id} group={entry} active={active} href={href} />
            ) : (
              <MenuLinkItem
                key={entry.id}
                item={entry}
                icon={entry.icon}
                active={active}
                href={href}
              />
            ),
          )}
        </ul>
      </nav>
      <MenuFoot />
    </div>
  );
}
