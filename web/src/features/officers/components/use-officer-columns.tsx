import type { OfficerRow } from "@shikkha/contract/officers/officers.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { OfficerCell } from "./OfficerCell.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";
import { WorkplaceCell } from "./WorkplaceCell.tsx";

export function useOfficerColumns(): readonly TableColumn<OfficerRow>[] {
  const { t } = useTranslation("monitoring");
  const { pick, digits, number } = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("officer.column.name"),
        isSortable: true,
        isRowHeader: true,
        card: "lead",
        cell: (row) => <OfficerCell officer={row} />,
      },
      {
        id: "designation",
        header: t("officer.column.designation"),
        isSortable: true,
        card: "hidden",
        cell: (row) => pick(row.designationBangla, row.designationEnglish),
      },
      {
        id: "workplace",
        header: t("officer.column.workplace"),
        card: "full",
        cell: (row) => <WorkplaceCell officer={row} />,
      },
      {
        id: "pds",
        header: t("officer.column.pds"),
        cell: (row) => digits(row.pdsNumber ?? "–"),
      },
      {
        id: "phone",
        header: t("officer.column.phone"),
        cell: (row) => <PhoneLink phone={row.phone} />,
      },
      {
        id: "duties",
        header: t("officer.column.duties"),
        isNumeric: true,
        card: "hidden",
        cell: (row) => t("officer.dutyCount", { number: number(row.dutyCount) }),
      },
    ],
    [t, pick, digits, number],
  );
}
