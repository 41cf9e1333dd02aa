import { useTranslation } from "react-i18next";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import styles from "./Brand.module.css";
import { Logo } from "./Logo.tsx";

interface Props {
  href: string;
  /** Where the logo leads, read aloud after the name. */
  label: string;
}

export function Brand({ href, label }: Props) {
  const { t } = useTranslation();
  return (
    <UiLink href={href} className={styles.brand}>
      <Logo />
      <span className={styles.words}>
        <b className={styles.name}>{t("app.name")}</b>
        <span className={styles.owner}>{t("app.directorate")}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    </UiLink>
  );
}
