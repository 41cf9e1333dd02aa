import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import { useTranslation } from "react-i18next";
import type { ListParts } from "../../../shared/list/ListFrame.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { AuditRow } from "./AuditRow.tsx";
import styles from "./AuditTable.module.css";

interface Props extends ListParts<AuditLogEntry> {
  trailHref: (officerId: number) => string;
  /** The row at which the last verification found the chain broken. */
  brokenEntry: number | undefined;
}

const COLUMNS = ["time", "officer", "action", "target", "address"] as const;
const SKELETON_ROWS = 8;

/** The kit's table has no rows that open, so the log is drawn here in the same hand. */
export function AuditTable({ rows, isLoading, empty, error, trailHref, brokenEntry }: Props) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const instead = error ?? (!isLoading && rows.length === 0 ? empty : null);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-busy={isLoading || undefined}>
        <caption>
          <VisuallyHidden>{common("menu.auditLog")}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.opener}>
              <VisuallyHidden>{t("audit.details")}</VisuallyHidden>
            </th>
            {COLUMNS.map((id) => (
              <th key={id} scope="col">
                {t(`audit.column.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {instead !== null && (
            <tr className={styles.instead}>
              <td colSpan={COLUMNS.length + 1}>{instead}</td>
            </tr>
          )}
          {isLoading &&
            Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <tr key={row} className={styles.shape}>
                <td>
                  <Skeleton width={20} height={20} />
                </td>
                {COLUMNS.map((id, column) => (
                  <td key={id}>
                    <Skeleton width={`${50 + ((row * 3 + column * 7) % 5) * 9}%`} />
                  </td>
                ))}
              </tr>
            ))}
          {instead === null &&
            rows.map((entry) => (
              <AuditRow
                key={entry.id}
                entry={entry}
                previousHash={rows.find((row) => row.id === entry.id - 1)?.hash}
                trailHref={trailHref}
                isBroken={entry.id === brokenEntry}
                width={COLUMNS.length + 1}
              />
            ))}
        </tbody>
      </table>
    </div>
  );
}
