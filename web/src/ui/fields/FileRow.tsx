import { FileText, FileX, X } from "lucide-react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/IconButton.tsx";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import styles from "./DropArea.module.css";

export interface ListedFile {
  id: string;
  name: string;
  /** already in the reader's words, such as "২ কিলোবাইট" */
  size: string;
  /** why it was not taken */
  refusal?: string | undefined;
  /** bytes sent so far while it is on its way */
  sent?: { value: number; total: number; count: string } | undefined;
}

interface Props {
  file: ListedFile;
  onRemove: (id: string) => void;
}

export function FileRow({ file, onRemove }: Props) {
  const { words } = useUiLocale();
  const Icon = file.refusal ? FileX : FileText;
  return (
    <li className={classNames(styles.file, file.refusal && styles.refused)}>
      <Icon size={20} aria-hidden />
      <div>
        <div className={styles.name}>{file.name}</div>
        <div className={styles.size}>{file.size}</div>
        {file.refusal && <div className={styles.reason}>{file.refusal}</div>}
        {file.sent && <ProgressBar isInline label={file.name} {...file.sent} />}
      </div>
      <IconButton
        size="sm"
        label={words.remove(file.name)}
        icon={<X size={16} aria-hidden />}
        onClick={() => onRemove(file.id)}
      />
    </li>
  );
}
