import { classNames } from "../class-names.ts";
import { Checkbox } from "../fields/Checkbox.tsx";
import { useUiLocale } from "../UiLocale.tsx";
import type { TableColumn, TableSelection } from "./table-column.ts";
import styles from "./Table.module.css";

interface Props<Row> {
  id: string;
  row: Row;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection<Row> | undefined;
  isGroup?: boolean | undefined;
}

const UNLABELLED = new Set(["title", "aside", "corner", "lead"]);

export function TableRow<Row>({ id, row, columns, selection, isGroup }: Props<Row>) {
  const { words } = useUiLocale();
  const isSelected = selection?.selected.has(id) ?? false;

  function toggle(isOn: boolean) {
    const next = new Set(selection?.selected);
    if (isOn) next.add(id);
    else next.delete(id);
    selection?.onChange(next);
  }

  return (
    <tr data-selected={isSelected || undefined} data-group={isGroup || undefined}>
      {selection && (
        <td className={styles.check}>
          <Checkbox
            label={words.selectRow(selection.rowName(row))}
            isLabelHidden
            isChecked={isSelected}
            isDisabled={!(selection.canSelect?.(row) ?? true)}
            onChange={toggle}
          />
        </td>
      )}
      {columns.map((column) => {
        const place = column.card ?? (column.isNumeric ? "quarter" : "half");
        const shared = {
          "data-label": UNLABELLED.has(place) ? undefined : column.header,
          className: classNames(
            column.isNumeric && styles.numeric,
            column.isUnbroken && styles.unbroken,
            styles[place],
          ),
        };
        return column.isRowHeader ? (
          <th key={column.id} scope="row" {...shared}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} {...shared}>
            {column.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
