import styles from "./Switch.module.css";

interface Props {
  label: string;
  description?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
}

/** Takes effect at once; a choice that waits for "save" is a checkbox. */
export function Switch({ label, description, isOn, onChange, isDisabled }: Props) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.input}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.text}>
        {label}
        {description && <small>{description}</small>}
      </span>
      <span aria-hidden className={styles.track} />
    </label>
  );
}
