import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "../controls/Button.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { Field } from "./Field.tsx";
import type { FieldProps } from "./field-props.ts";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./FileChooser.module.css";

interface Props extends FieldProps {
  file: File | null;
  onChange: (file: File) => void;
  /** what the system's window offers first; any file is still taken */
  accept?: string | undefined;
}

/** A read-only name and a button. Whether the file fits is decided by who asked for it. */
export function FileChooser({ file, onChange, accept, ...field }: Props) {
  const { words } = useUiLocale();
  const ids = useFieldIds(field);
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <Field {...field} ids={ids}>
      <div className={styles.row}>
        <input
          id={ids.control}
          type="text"
          readOnly
          value={file?.name ?? ""}
          placeholder={words.noFileChosen}
          disabled={field.isDisabled}
          aria-describedby={ids.described}
          aria-invalid={field.error ? true : undefined}
          className={styles.name}
          onClick={open}
        />
        <Button
          icon={<Upload size={17} aria-hidden />}
          isDisabled={field.isDisabled}
          onClick={open}
        >
          {words.chooseFile}
        </Button>
        <input
          ref={input}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-hidden
          className={styles.input}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) onChange(chosen);
            event.target.value = "";
          }}
        />
      </div>
    </Field>
  );
}
