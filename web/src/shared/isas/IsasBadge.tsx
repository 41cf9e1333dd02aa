import type { IsasCategory } from "@shikkha/contract/institute-words.ts";
import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names.ts";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./IsasBadge.module.css";

interface Props {
  category: IsasCategory;
  size?: "md" | "lg";
}

/** The letter of an ISAS category on its tone; its words are in the label. */
export function IsasBadge({ category, size = "md" }: Props) {
  const { t } = useTranslation("monitoring");
  const letter = t(`institute.isasLetter.${category}`);
  const label = t("institute.isasLabel", { letter, word: t(`institute.isasWord.${category}`) });
  return (
    <span
      title={label}
      data-category={category}
      className={classNames(styles.badge, size === "lg" && styles.lg)}
    >
      <span aria-hidden>{letter}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
