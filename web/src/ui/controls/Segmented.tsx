import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./Segmented.module.css";

export interface Segment<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  items: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  isFull?: boolean | undefined;
}

/** A few exclusive views side by side; real radios, so arrows and screen readers work. */
export function Segmented<Id extends string>({ label, items, value, onChange, isFull }: Props<Id>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles.group, isFull && styles.full)}
    >
      {items.map((item) => (
        <label key={item.id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={item.id === value}
            onChange={() => onChange(item.id)}
          />
          {item.icon}
          {item.label}
        </label>
      ))}
    </div>
  );
}
