import { Menu } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { publicLinks } from "./public-links.ts";
import styles from "./PublicNav.module.css";

/** The links in a row, or behind a button on narrow screens; native details, so that it opens without any script. */
export function PublicNav() {
  const { t } = useTranslation(["common", "cliche"]);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
  const links = publicLinks(t).map(({ href, label }) => (
    <li key={href}>
      <UiLink href={href} className={styles.link} onClick={close} onKeyDown={closeOnEscape}>
        {label}
      </UiLink>
    </li>
  ));
  return (
    <>
      <nav aria-label={t("shell.menu")} className={styles.row}>
        <ul>{links}</ul>
      </nav>
      <details ref={menu} className={styles.menu}>
        <summary aria-label={t("shell.menu")} className={styles.button} onKeyDown={closeOnEscape}>
          <Menu size={22} aria-hidden />
        </summary>
        <nav aria-label={t("shell.menu")} className={styles.list}>
          <ul>{links}</ul>
        </nav>
      </details>
    </>
  );
}
