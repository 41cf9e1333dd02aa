import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Button } from "../controls/Button.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./State.module.css";

interface Props {
  /** what happened */
  title: string;
  /** what to do */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  action?: ReactNode;
}

export function ErrorState({ title, text, onRetry, isRetrying, action }: Props) {
  const { words } = useUiLocale();
  return (
    <div role="alert" className={styles.state}>
      <span aria-hidden className={classNames(styles.icon, styles.bad)}>
        <TriangleAlert size={26} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button
            icon={<RotateCw size={16} aria-hidden />}
            isPending={isRetrying}
            onClick={onRetry}
          >
            {words.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
