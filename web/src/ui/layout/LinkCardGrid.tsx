import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { UiLink } from "../controls/UiLink.tsx";
import styles from "./LinkCardGrid.module.css";

export interface LinkCard {
  href: string;
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
}

/** Ways onward: three columns, two below 992 px, one below 576 px. */
export function LinkCardGrid({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.href}>
          <UiLink href={card.href} className={styles.card}>
            <span aria-hidden className={styles.icon}>
              {card.icon}
            </span>
            <span>
              <span className={styles.title}>{card.title}</span>
              {card.text && <span className={styles.text}>{card.text}</span>}
            </span>
            <ChevronRight size={18} aria-hidden className={styles.arrow} />
          </UiLink>
        </li>
      ))}
    </ul>
  );
}
