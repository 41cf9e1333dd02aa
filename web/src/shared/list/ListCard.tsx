import type { TableColumn, TableSort } from "../../ui/table/table-column.ts";
import { Table } from "../../ui/table/Table.tsx";
import { ListFrame, type ListFrameProps } from "./ListFrame.tsx";

interface Props<Row> extends ListFrameProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** A list in one fixed order has neither of the two. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** The rows of a register as a table in their frame. */
export function ListCard<Row>({ caption, columns, rowId, sort, onSort, ...frame }: Props<Row>) {
  return (
    <ListFrame {...frame}>
      {(parts) => (
        <Table
          {...parts}
          caption={caption}
          columns={columns}
          rowId={rowId}
          sort={sort}
          onSort={onSort}
        />
      )}
    </ListFrame>
  );
}
