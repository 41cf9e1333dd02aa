import { NativeSelect } from "../fields/NativeSelect.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import type { TableColumn, TableSort } from "./table-column.ts";
import styles from "./Table.module.css";

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | null | undefined;
  onSort: (sort: TableSort) => void;
}

const DIRECTIONS = ["ascending", "descending"] as const;

/** Cards have no header to press, so phones sort here. */
export function SortSelect<Row>({ columns, sort, onSort }: Props<Row>) {
  const { words } = useUiLocale();
  const arrows = { ascending: words.sortAscending, descending: words.sortDescending };
  const options = columns
    .filter((column) => column.isSortable)
    .flatMap((column) =>
      DIRECTIONS.map((direction) => ({
        id: `${column.id} ${direction}`,
        name: `${column.header} ${arrows[direction]}`,
        sort: { column: column.id, direction },
      })),
    );
  const none = { id: "", name: words.sortBy };
  return (
    <div className={styles.sorter}>
      <NativeSelect
        label={words.sortBy}
        isLabelHidden
        options={sort ? options : [none, ...options]}
        value={sort ? `${sort.column} ${sort.direction}` : ""}
        onChange={(id) => {
          const chosen = options.find((option) => option.id === id);
          if (chosen) onSort(chosen.sort);
        }}
      />
    </div>
  );
}
