import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import styles from "./ChartFrame.module.css";

export interface ChartTableData {
  /** heads of the value columns */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

export function ChartTable({ caption, columns, rows }: ChartTableData & { caption: string }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{caption}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, index) => (
              <td key={columns[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
