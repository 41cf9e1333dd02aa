import { ChevronRight, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { useSectionInView } from "../use-section-in-view.ts";
import styles from "./SectionNav.module.css";

interface Section {
  readonly group: string;
  readonly title: string;
  readonly isDirty: boolean;
}

/** A page of its own that belongs to the settings. */
export interface SettingsPage {
  readonly href: string;
  readonly title: string;
  readonly icon: LucideIcon;
}

interface Props<Group extends string> {
  sections: Readonly<Record<Group, Section>>;
  icons: Readonly<Record<Group, LucideIcon>>;
  pages?: readonly SettingsPage[];
}

/** Leads to each section, marks those with unsaved changes, and leads on to the pages. */
export function SectionNav<Group extends string>({ sections, icons, pages }: Props<Group>) {
  const { t } = useTranslation("settings");
  const groups = useMemo(() => Object.keys(icons) as Group[], [icons]);
  const current = useSectionInView(groups);
  return (
    <nav aria-label={t("settings.parts")} className={styles.nav}>
      {groups.map((group) => {
        const Icon: LucideIcon = icons[group];
        const { title, isDirty } = sections[group];
        return (
          <a key={group} href={`#${group}`} aria-current={group === current || undefined}>
            <Icon size={18} aria-hidden />
            {title}
            {isDirty && (
              <span className={styles.dot} title={t("settings.unsaved")}>
                <VisuallyHidden>{t("settings.unsaved")}</VisuallyHidden>
              </span>
            )}
          </a>
        );
      })}
      {pages && (
        <div className={styles.pages}>
          {pages.map(({ href, title, icon: Icon }) => (
            <UiLink key={href} href={href}>
              <Icon size={18} aria-hidden />
              {title}
              <ChevronRight size={16} aria-hidden className={styles.onward} />
            </UiLink>
          ))}
        </div>
      )}
    </nav>
  );
}
