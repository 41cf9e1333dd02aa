import { fieldChanges, isChanged } from "@shikkha/contract/audit-change.ts";
import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { classNames } from "../../../ui/class-names.ts";
import { shortHash } from "../model/audit-time.ts";
import styles from "./AuditDetail.module.css";
import { useAuditWords } from "./use-audit-words.ts";

interface Props {
  entry: AuditLogEntry;
  /** Of the entry before it, where that one is on the page too. */
  previousHash: string | undefined;
}

/** What an entry changed, field by field, and how it hangs in the chain. */
export function AuditDetail({ entry, previousHash }: Props) {
  const { t } = useTranslation("settings");
  const { number, pick } = useFormat();
  const { fieldName, valueText } = useAuditWords();
  const changes = fieldChanges(entry.before, entry.after);
  const duty = [
    pick(entry.designationBangla, entry.designationEnglish),
    pick(entry.workstationNameBangla, entry.workstationNameEnglish),
  ].filter(Boolean);
  const link = previousHash === undefined ? "" : ` ← ${shortHash(previousHash)}`;
  return (
    <div className={styles.detail}>
      <dl className={styles.head}>
        <div>
          <dt>{t("audit.row")}</dt>
          <dd>{number(entry.id)}</dd>
        </div>
        {duty.length > 0 && (
          <div>
            <dt>{t("audit.duty")}</dt>
            <dd>{duty.join(", ")}</dd>
          </div>
        )}
        <div>
          <dt>{t("audit.hash")}</dt>
          <dd lang="en" className={styles.hash} title={entry.hash}>
            {shortHash(entry.hash) + link}
          </dd>
        </div>
      </dl>
      {changes.length === 0 ? (
        <p className={styles.none}>{t("audit.noFields")}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("audit.fieldColumn")}</th>
              <th scope="col">{t("audit.before")}</th>
              <th scope="col">{t("audit.after")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => {
              const isNew = isChanged(change);
              return (
                <tr key={change.path.join(".")}>
                  <th scope="row">{fieldName(change.path)}</th>
                  <td
                    data-label={t("audit.before")}
                    className={classNames(isNew && change.before !== undefined && styles.old)}
                  >
                    {valueText(change.path, change.before)}
                  </td>
                  <td data-label={t("audit.after")} className={classNames(isNew && styles.new)}>
                    {valueText(change.path, change.after)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}
