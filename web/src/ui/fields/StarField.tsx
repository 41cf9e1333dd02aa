import { Star } from "lucide-react";
import { useId } from "react";
import { useUiLocale } from "../UiLocale.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./StarField.module.css";

interface Props extends FieldProps {
  value: number | null;
  onChange: (value: number) => void;
  /** the word for each number of stars, first for one */
  bands: readonly string[];
}

/** Real radios of at least 48 px, the chosen number and its word below. */
export function StarField({ value, onChange, bands, ...field }: Props) {
  const { number } = useUiLocale();
  const ids = useFieldIds(field);
  const name = useId();
  const chosen = value === null ? undefined : bands[value - 1];
  return (
    <FieldGroup {...field} ids={ids} role="radiogroup">
      <div className={styles.stars}>
        {bands.map((band, index) => {
          const stars = index + 1;
          return (
            <label
              key={stars}
              className={styles.star}
              data-lit={(value !== null && stars <= value) || undefined}
            >
              <input
                type="radio"
                name={name}
                checked={stars === value}
                disabled={field.isDisabled}
                aria-label={`${number(stars)}, ${band}`}
                onChange={() => onChange(stars)}
              />
              <Star aria-hidden strokeLinejoin="round" />
              {number(stars)}
            </label>
          );
        })}
      </div>
      <div className={styles.word}>
        {chosen && value !== null && (
          <output>
            {number(value)} · {chosen}
          </output>
        )}
      </div>
    </FieldGroup>
  );
}
