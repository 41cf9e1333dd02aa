import { ChevronDown, ListFilter } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./FilterCard.module.css";

interface Props {
  /** the fields, laid out in columns */
  children: ReactNode;
  /** "clear" and the like, after the fields */
  actions?: ReactNode;
  /** a second row: chips, quick filters */
  extra?: ReactNode;
  /** what is filtered now, in a few words; stands on the phone's closed bar */
  summary: string;
}

/** One card of filters; below 768 px it closes to a bar that says what is filtered. */
export function FilterCard({ children, actions, extra, summary }: Props) {
  const { words } = useUiLocale();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label={words.filters} className={styles.card}>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter size={18} aria-hidden />
        {words.filters}
        <span className={styles.summary}>{summary}</span>
        <ChevronDown size={18} aria-hidden />
      </button>
      <div id={id} className={styles.body} data-collapsed={isOpen ? undefined : true}>
        <div className={styles.fields}>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
    </section>
  );
}
