import { useTranslation } from "react-i18next";
import { currentYear } from "../../lib/format/today.ts";
import { useFormat } from "../../lib/format/use-format.ts";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import { Logo } from "./Logo.tsx";
import { publicLinks } from "./public-links.ts";
import styles from "./PublicFooter.module.css";

export function PublicFooter() {
  const { t } = useTranslation(["common", "cliche"]);
  const { digits } = useFormat();
  const service = publicLinks(t).slice(0, 2);
  const about = publicLinks(t).slice(2);
  const columns = [
    {
      title: t("cliche:public.footService"),
      links: [...service, { href: "/#install", label: t("cliche:public.install") }],
    },
    { title: t("cliche:public.footAbout"), links: about },
    {
      title: t("cliche:public.footHelp"),
      links: [
        { href: "/privacy-policy", label: t("page.privacy") },
        { href: "/help-center", label: t("menu.help") },
        { href: "/guest-login", label: t("page.guestLogin") },
      ],
    },
  ];
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.owner}>
            <Logo size={44} />
            <div>
              <b>{t("app.name")}</b>
              <p>{t("cliche:public.wing")}</p>
              <p>{t("app.directorate")}</p>
            </div>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <UiLink href={href} className={styles.link}>
                      {label}
                    </UiLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {/* A prerendered page carries the year of its build. */}
        <p className={styles.end} suppressHydrationWarning>
          {t("app.rights", { year: digits(String(currentYear())) })}
        </p>
      </div>
    </footer>
  );
}
