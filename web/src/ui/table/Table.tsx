import { useRef, type ReactNode } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { SortSelect } from "./SortSelect.tsx";
import type { TableColumn, TableSelection, TableSort } from "./table-column.ts";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import { useIsOverflowing } from "./use-is-overflowing.ts";
import styles from "./Table.module.css";

interface Props<Row> {
  caption: string;
  isCaptionShown?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort?: TableSort | null | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  isLoading?: boolean | undefined;
  skeletonRows?: number | undefined;
  /** instead of rows when there are none */
  empty?: ReactNode;
  /** instead of rows when they could not be had */
  error?: ReactNode;
  /** rows that sum up those below them */
  isGroup?: ((row: Row) => boolean) | undefined;
  /** <tr>s of the foot, such as a total */
  foot?: ReactNode;
}

/** A plain table with a caption; below 576 px every row becomes a card. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, selection, isLoading } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const isOverflowing = useIsOverflowing(scroll);
  const instead = props.error ?? (!isLoading && rows.length === 0 ? props.empty : null);
  const width = columns.length + (selection ? 1 : 0);
  const region = isOverflowing ? { role: "region", "aria-label": caption, tabIndex: 0 } : {};

  return (
    <>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <div ref={scroll} className={styles.scroll} {...region}>
        <table className={styles.table} aria-busy={isLoading || undefined}>
          <caption className={props.isCaptionShown ? styles.caption : styles.noCaption}>
            {props.isCaptionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
          </caption>
          <TableHead
            columns={columns}
            rows={rows}
            rowId={rowId}
            sort={sort}
            onSort={onSort}
            selection={selection}
          />
          <tbody>
            {isLoading && !props.error ? (
              <SkeletonRows
                columns={columns}
                count={props.skeletonRows ?? 8}
                hasCheck={Boolean(selection)}
              />
            ) : instead ? (
              <tr>
                <td colSpan={width} className={styles.whole}>
                  {instead}
                </td>
              </tr>
            ) : (
              rows.map((row) => (
                <TableRow
                  key={rowId(row)}
                  id={rowId(row)}
                  row={row}
                  columns={columns}
                  selection={selection}
                  isGroup={props.isGroup?.(row)}
                />
              ))
            )}
          </tbody>
          {props.foot && <tfoot>{props.foot}</tfoot>}
        </table>
      </div>
    </>
  );
}
