import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, type MouseEvent } from "react";
import styles from "./ErrorSummary.module.css";

export interface FieldIssue {
  /** the id given to the field */
  fieldId: string;
  message: string;
}

interface Props {
  title: string;
  issues: readonly FieldIssue[];
}

/** Stands at the top of a refused form, takes the focus, and leads to each field. */
export function ErrorSummary({ title, issues }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) box.current?.focus();
  }, [issues]);
  if (issues.length === 0) return null;

  function goTo(event: MouseEvent, fieldId: string) {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  }

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.title}>
        <TriangleAlert size={20} aria-hidden />
        {title}
      </h2>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={issue.fieldId}>
            <a href={`#${issue.fieldId}`} onClick={(event) => goTo(event, issue.fieldId)}>
              {issue.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
