import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import styles from "./LinkRow.module.css";

interface Props {
  href: string;
  tone: "late" | "returned" | "waiting" | "plain";
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One line that is a link as a whole: what is overdue, returned, begun or waits to be sent. */
export function LinkRow({ href, tone, icon, title, text, children }: Props) {
  return (
    <UiLink href={href} className={styles.row} data-tone={tone}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{text}</small>
        {children}
      </span>
      <ChevronRight size={16} aria-hidden className={styles.on} />
    </UiLink>
  );
}
