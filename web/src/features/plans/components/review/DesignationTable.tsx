import type { PlaceCounts } from "@shikkha/contract/plans/review.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { Table } from "../../../../ui/table/Table.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { StateBar } from "./StateBar.tsx";
import { useStateParts } from "../../../../shared/plans/use-state-parts.ts";

/** The same figures by designation, in the order of rank. */
export function DesignationTable({ designations }: { designations: readonly PlaceCounts[] }) {
  const { t } = useTranslation("visit");
  const columns = useColumns();
  return (
    <Table
      caption={t("review.byDesignation")}
      rows={designations}
      rowId={({ id }) => String(id)}
      columns={columns}
    />
  );
}

function useColumns(): TableColumn<PlaceCounts>[] {
  const { t } = useTranslation("visit");
  const { name, number, percent } = useFormat();
  const parts = useStateParts();
  return [
    {
      id: "name",
      header: t("review.designation"),
      isRowHeader: true,
      card: "title",
      cell: (row) => name(row),
    },
    {
      id: "total",
      header: t("review.total"),
      isNumeric: true,
      cell: (row) => number(row.total),
    },
    ...parts.map(({ status, count, label }) => ({
      id: status,
      header: label,
      isNumeric: true,
      cell: (row: PlaceCounts) => number(row[count]),
    })),
    {
      id: "share",
      header: t("review.share"),
      card: "full",
      width: "20%",
      cell: (row) => <StateBar counts={row} />,
    },
    {
      id: "rate",
      header: t("review.rate"),
      isNumeric: true,
      card: "aside",
      cell: (row) => percent(row.total > 0 ? row.submitted / row.total : 0),
    },
  ];
}
