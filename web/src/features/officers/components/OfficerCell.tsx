import type { OfficerRow } from "@shikkha/contract/officers/officers.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Avatar } from "../../../shared/people/Avatar.tsx";
import { Badge } from "../../../ui/controls/Badge.tsx";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import styles from "./OfficerCell.module.css";

/** The name with its first letter; on phones the designation, too. */
export function OfficerCell({ officer }: { officer: OfficerRow }) {
  const { t } = useTranslation("monitoring");
  const { name, pick } = useFormat();
  return (
    <div className={styles.cell}>
      <Avatar
        user={{
          fullNameBangla: officer.nameBangla,
          fullNameEnglish: officer.nameEnglish,
          imagePath: null,
        }}
      />
      <div>
        <UiLink href={`/officer-details/${officer.officerId}`} className={styles.name}>
          {name(officer)}
        </UiLink>{" "}
        {!officer.isActive && <Badge>{t("officer.inactive")}</Badge>}
        <p className={styles.onPhones}>
          {pick(officer.designationBangla, officer.designationEnglish)}
        </p>
      </div>
    </div>
  );
}
