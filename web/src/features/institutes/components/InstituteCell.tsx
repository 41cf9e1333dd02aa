import type { InstituteRow } from "@shikkha/contract/institutes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { IsasBadge } from "../../../shared/isas/IsasBadge.tsx";
import styles from "./InstituteCell.module.css";

/** The name, and on phones everything else the row says. */
export function InstituteCell({ institute }: { institute: InstituteRow }) {
  const { t } = useTranslation("monitoring");
  const { name, pick, digits } = useFormat();
  const upazila = pick(institute.upazilaNameBangla, institute.upazilaNameEnglish);
  const district = pick(institute.districtNameBangla, institute.districtNameEnglish);
  const kind = t(`institute.type.${institute.type}`);
  const management = t(`institute.management.${institute.mgmtType}`);
  return (
    <div className={styles.cell}>
      <div>
        <UiLink href={`/institutes/${institute.eiin}`} className={styles.name}>
          {name(institute)}
        </UiLink>
        <div className={styles.onPhones}>
          <p>{t("institute.eiinOf", { eiin: digits(institute.eiin) })}</p>
          <p>{[kind, management, `${upazila}, ${district}`].join(" · ")}</p>
        </div>
      </div>
      <span className={styles.onPhones}>
        <IsasBadge category={institute.isasCategory} />
      </span>
    </div>
  );
}
