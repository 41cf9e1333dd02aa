import { Skeleton } from "../feedback/Skeleton.tsx";
import type { TableColumn } from "./table-column.ts";
import styles from "./Table.module.css";
import { classNames } from "../class-names.ts";

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  hasCheck: boolean;
}

/** The shape of the rows to come. */
export function SkeletonRows<Row>({ columns, count, hasCheck }: Props<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row}>
      {hasCheck && (
        <td className={styles.check}>
          <Skeleton width={20} height={20} />
        </td>
      )}
      {columns.map((column, index) => {
        const place = column.card ?? (column.isNumeric ? "quarter" : "half");
        return (
          <td
            key={column.id}
            className={classNames(column.isNumeric && styles.numeric, styles[place])}
          >
            <Skeleton width={`${55 + ((row * 3 + index * 7) % 5) * 9}%`} />
          </td>
        );
      })}
    </tr>
  ));
}
