import { Upload } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";
import { classNames } from "../class-names.ts";
import { Button } from "../controls/Button.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import type { FieldProps } from "./field-props.ts";
import { FileRow, type ListedFile } from "./FileRow.tsx";
import { useFieldIds } from "./use-field-ids.ts";
import styles from "./DropArea.module.css";

interface Props extends FieldProps {
  /** the files so far; a refused one stays listed with its reason */
  files: readonly ListedFile[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** allowed kinds and size, in words */
  hint?: string | undefined;
  accept?: string | undefined;
}

export function DropArea({ files, onAdd, onRemove, hint, accept, ...field }: Props) {
  const { words } = useUiLocale();
  const ids = useFieldIds(field);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0 && !field.isDisabled) onAdd(dropped);
  }

  return (
    <FieldGroup {...field} ids={ids}>
      <div
        className={classNames(styles.area, isOver && styles.over, field.error && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={24} aria-hidden />
        <span>{words.dropFilesHere}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        <Button
          size="sm"
          className={styles.button}
          isDisabled={field.isDisabled}
          onClick={() => input.current?.click()}
        >
          {words.chooseFile}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={accept}
          tabIndex={-1}
          aria-hidden
          className={styles.input}
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}
