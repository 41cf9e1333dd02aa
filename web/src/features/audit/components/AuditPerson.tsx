import type { AuditLogEntry } from "@shikkha/contract/audit.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import styles from "./AuditTable.module.css";

interface Props {
  entry: AuditLogEntry;
  trailHref: (officerId: number) => string;
}

/** Who did it; the name leads to everything this person did. */
export function AuditPerson({ entry, trailHref }: Props) {
  const { t } = useTranslation("settings");
  const { pick } = useFormat();
  const { officerId } = entry;
  if (officerId === null) return <span className={styles.nobody}>{t("audit.nobody")}</span>;
  const name = pick(entry.officerNameBangla, entry.officerNameEnglish);
  return (
    <>
      <UiLink href={trailHref(officerId)} title={t("audit.trailOf", { name })}>
        {name}
      </UiLink>
      <small>{pick(entry.designationBangla, entry.designationEnglish)}</small>
    </>
  );
}
