import { Menu } from "lucide-react";
import { useTranslation } from "react-i18next";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { publicLinks } from "./public-links.ts";
import styles from "./PublicNav.module.css";

/** The links in a row, or behind a button on narrow screens; native details, so that it opens without any script. */
export function PublicNav() {
  const { t } = useTranslation(["common", "cliche"]);
  const links = publicLinks(t).map(({ href, label }) => (
    <li key={href}>
      <UiLink href={href} className={styles.link}>
        {label}
      </UiLink>
    </li>
  ));
  return (
    <>
      <nav aria-label={t("shell.menu")} className={styles.row}>
        <ul>{links}</ul>
      </nav>
      <details
        className={styles.menu}
        onClick={({ currentTarget, target }) => {
          if (target instanceof HTMLAnchorElement) currentTarget.open = false;
        }}
        onKeyDown={({ currentTarget, key }) => {
          if (key === "Escape") currentTarget.open = false;
        }}
      >
        <summary aria-label={t("shell.menu")} className={styles.button}>
          <Menu size={22} aria-hidden />
        </summary>
        <nav aria-label={t("shell.menu")} className={styles.list}>
          <ul>{links}</ul>
        </nav>
      </details>
    </>
  );
}
