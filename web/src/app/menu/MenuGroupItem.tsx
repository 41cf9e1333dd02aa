import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MenuGroup, MenuItem } from "../../shared/routing/menu-entry.ts";
import { MenuLinkItem } from "./MenuLinkItem.tsx";
import styles from "./MenuItem.module.css";

interface Props {
  group: MenuGroup;
  active: string;
  href: (item: MenuItem) => string;
}

/** Opens by itself when the active entry is inside, until the reader opens or closes it by hand. */
export function MenuGroupItem({ group, active, href }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const holdsActive = group.items.some((item) => item.id === active);
  const [byHand, setByHand] = useState<boolean>();
  const isOpen = byHand ?? holdsActive;
  const Icon = group.icon;
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setByHand(!isOpen)}
      >
        <Icon size={19} aria-hidden />
        {t(group.label)}
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </button>
      {isOpen && (
        <ul id={id}>
          {group.items.map((item) => (
            <MenuLinkItem key={item.id} item={item} active={active} href={href} />
          ))}
        </ul>
      )}
    </li>
  );
}
