import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { MenuItem } from "../../shared/routing/menu-entry.ts";
import { usePathname } from "../../shared/routing/navigation.ts";
import { classNames } from "../../ui/class-names.ts";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import styles from "./MenuItem.module.css";

interface Props {
  item: MenuItem;
  active: string;
  href: (item: MenuItem) => string;
  /** Only entries of the first level have one. */
  icon?: LucideIcon;
}

export function MenuLinkItem({ item, active, href, icon: Icon }: Props) {
  const { t } = useTranslation();
  const pathname = usePathname();
  const to = href(item);
  const isHere = pathname === to;
  const isActive = item.id === active;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    <li ref={row}>
      <UiLink
        href={to}
        className={classNames(styles.item, !Icon && styles.child)}
        aria-current={isHere ? "page" : isActive ? "true" : undefined}
      >
        {Icon && <Icon size={19} aria-hidden />}
        {t(item.label)}
      </UiLink>
    </li>
  );
}
