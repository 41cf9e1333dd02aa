import { ChevronRight, Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { findGuides } from "../model/guides.ts";
import { HelpSection } from "./HelpSection.tsx";
import styles from "./GuideSection.module.css";

const ICONS = { mobile: Smartphone, web: Monitor } as const;

/** The written guides by their sections. */
export function GuideSection({ search }: { search: string }) {
  const { t } = useTranslation("cliche");
  const guides = findGuides(search, useLanguage());
  if (guides.length === 0) return null;
  return (
    <HelpSection title={t("help.guides")}>
      <div className={styles.guides}>
        {guides.map(({ id, href, sections }) => {
          const Icon = ICONS[id];
          return (
            <div key={id} className={styles.card}>
              <h3 className={styles.title}>
                <Icon size={20} aria-hidden />
                {t(`help.${id}`)}
              </h3>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <UiLink href={`${href}#${section.id}`} className={styles.link}>
                      {section.title}
                      <ChevronRight size={18} aria-hidden />
                    </UiLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </HelpSection>
  );
}
