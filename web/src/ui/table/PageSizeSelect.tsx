import { NativeSelect } from "../fields/NativeSelect.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { PAGE_SIZES } from "./page-window.ts";
import styles from "./Pagination.module.css";

interface Props {
  value: number;
  sizes: readonly number[] | undefined;
  onChange: (size: number) => void;
}

export function PageSizeSelect({ value, sizes = PAGE_SIZES, onChange }: Props) {
  const { words, number } = useUiLocale();
  return (
    <div className={styles.size}>
      <span aria-hidden>{words.perPage}</span>
      <NativeSelect
        label={words.perPage}
        isLabelHidden
        size="sm"
        options={sizes.map((size) => ({ id: String(size), name: number(size) }))}
        value={String(value)}
        onChange={(size) => onChange(Number(size))}
      />
    </div>
  );
}
