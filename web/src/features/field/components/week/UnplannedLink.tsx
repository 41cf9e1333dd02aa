import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../../ui/controls/ButtonLink.tsx";
import { useVisitKinds } from "../../field.api.ts";
import { VISITS_PATH } from "../../model/visit-address.ts";
import styles from "./WeekView.module.css";

/** The beginning of a visit nobody planned. */
export function UnplannedLink() {
  const { t } = useTranslation("visit");
  const [firstKind = "general"] = useVisitKinds();
  return (
    <ButtonLink
      className={styles.unplanned}
      href={`${VISITS_PATH[firstKind]}/new`}
      icon={<Plus size={16} aria-hidden />}
    >
      {t("week.unplanned")}
    </ButtonLink>
  );
}
