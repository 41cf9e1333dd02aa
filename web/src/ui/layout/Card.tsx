import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Card.module.css";

interface Props {
  title?: string | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  /** no padding round the content: tables, lists, calendars */
  isFlush?: boolean | undefined;
  /** level of the title below the page's own */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card(props: Props) {
  const { title, description, actions, isFlush, level = 2, className, children } = props;
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        styles.card,
        isFlush && styles.flush,
        isFlush && styles.clip,
        className,
      )}
    >
      {(title || actions) && (
        <div className={styles.head}>
          <div className={styles.titles}>
            {title && (
              <Title id={titleId} className={styles.title}>
                {title}
              </Title>
            )}
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {isFlush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
