import type { InstituteRow } from "@shikkha/contract/institutes.ts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { InstituteCell } from "./InstituteCell.tsx";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import { PhoneLink } from "../../../shared/people/PhoneLink.tsx";
import { TwoLines } from "../../../shared/list/TwoLines.tsx";
import styles from "./InstituteCell.module.css";

/** On phones the first cell says it all, so most other columns fall away. */
export function useInstituteColumns(): readonly TableColumn<InstituteRow>[] {
  const { t } = useTranslation("monitoring");
  const { pick, digits } = useFormat();
  return useMemo(
    () => [
      {
        id: "name",
        header: t("institute.column.name"),
        isSortable: true,
        isRowHeader: true,
        card: "lead",
        cell: (row) => <InstituteCell institute={row} />,
      },
      {
        id: "eiin",
        header: t("institute.column.eiin"),
        isSortable: true,
        card: "hidden",
        cell: (row) => <span className={styles.code}>{digits(row.eiin)}</span>,
      },
      {
        id: "type",
        header: t("institute.column.type"),
        isSortable: true,
        card: "hidden",
        cell: (row) => (
          <TwoLines
            isShort
            first={t(`institute.type.${row.type}`)}
            second={t(`institute.management.${row.mgmtType}`)}
          />
        ),
      },
      {
        id: "isasCategory",
        header: t("institute.column.isas"),
        isSortable: true,
        card: "hidden",
        cell: (row) => <IsasBadge category={row.isasCategory} />,
      },
      {
        id: "place",
        header: t("institute.column.place"),
        card: "hidden",
        cell: (row) => (
          <TwoLines
            isShort
            first={`${pick(row.upazilaNameBangla, row.upazilaNameEnglish)}, ${pick(row.districtNameBangla, row.districtNameEnglish)}`}
            second={t("institute.zone", { name: pick(row.zoneNameBangla, row.zoneNameEnglish) })}
          />
        ),
      },
      {
        id: "phone",
        header: t("institute.column.phone"),
        card: "hidden",
        cell: (row) => <PhoneLink phone={row.phone} />,
      },
    ],
    [t, pick, digits],
  );
}
