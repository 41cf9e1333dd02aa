import { Moon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./MoonMark.module.css";

/** The date is projected: it moves with the sighting of the moon. */
export function MoonMark({ isExplained = false }: { isExplained?: boolean }) {
  const { t } = useTranslation("visit");
  const words = t("holiday.byMoon");
  return (
    <span className={styles.mark} title={isExplained ? undefined : words}>
      <Moon size={15} aria-hidden />
      {isExplained ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </span>
  );
}
