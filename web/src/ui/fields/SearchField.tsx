import { Search, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./SearchField.module.css";

interface Props extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** Escape and the cross empty it. */
export function SearchField({ value, onChange, placeholder, ...field }: Props) {
  const { words } = useUiLocale();
  const ids = useFieldIds(field);
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange("");
    input.current?.focus();
  }

  return (
    <Field {...field} ids={ids}>
      <div className={styles.control}>
        <Search size={18} aria-hidden className={styles.icon} />
        <input
          ref={input}
          id={ids.control}
          type="search"
          value={value}
          placeholder={placeholder}
          disabled={field.isDisabled}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={ids.described}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !value) return;
            event.stopPropagation();
            clear();
          }}
        />
        {value && (
          <IconButton
            size="sm"
            label={words.clear}
            icon={<X size={16} aria-hidden />}
            onClick={clear}
          />
        )}
      </div>
    </Field>
  );
}
