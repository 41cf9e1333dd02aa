import { X } from "lucide-react";
import { classNames } from "../class-names.ts";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./Chip.module.css";

interface Props {
  children: string;
  onRemove: () => void;
}

/** A filter in force that can be taken away. */
export function Chip({ children, onRemove }: Props) {
  const { words } = useUiLocale();
  return (
    <span className={classNames(styles.chip, styles.removable)}>
      {children}
      <button
        type="button"
        className={styles.remove}
        aria-label={words.remove(children)}
        onClick={onRemove}
      >
        <X size={15} aria-hidden />
      </button>
    </span>
  );
}
