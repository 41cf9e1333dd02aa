import { Checkbox } from "../fields/Checkbox.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import { SortButton } from "./SortButton.tsx";
import { nextSort, type TableColumn, type TableSelection, type TableSort } from "./table-column.ts";
import styles from "./Table.module.css";

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: TableSort | null | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Row> | undefined;
}

export function TableHead<Row>({ columns, rows, rowId, sort, onSort, selection }: Props<Row>) {
  const { words } = useUiLocale();
  const open = selection ? rows.filter((row) => selection.canSelect?.(row) ?? true) : [];
  const count = open.filter((row) => selection?.selected.has(rowId(row))).length;
  const isAll = open.length > 0 && count === open.length;

  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={styles.check}>
            <Checkbox
              label={words.selectAll}
              isLabelHidden
              isChecked={isAll}
              isPartly={count > 0 && !isAll}
              isDisabled={open.length === 0}
              onChange={() => selection.onChange(new Set(isAll ? [] : open.map(rowId)))}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction}
              className={column.isNumeric ? styles.numeric : undefined}
              style={column.width ? { width: column.width, minWidth: column.width } : undefined}
            >
              {column.isSortable && onSort ? (
                <SortButton
                  direction={direction}
                  isNumeric={column.isNumeric}
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  {column.header}
                </SortButton>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
