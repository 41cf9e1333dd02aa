import styles from "./Chip.module.css";

interface Props {
  children: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** already written in the reader's digits */
  count?: string | undefined;
}

/** A quick filter that is on or off. */
export function ToggleChip({ children, isOn, onChange, count }: Props) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
