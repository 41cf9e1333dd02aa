import type { SettingGroup } from "@shikkha/contract/settings.ts";
import {
  CalendarOff,
  FileUp,
  type LucideIcon,
  Mail,
  MessageSquareMore,
  MoonStar,
  Smartphone,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { GROUPS } from "../model/settings-values.ts";
import type { SettingsForms } from "../use-settings-forms.ts";
import { useSectionInView } from "../use-section-in-view.ts";
import styles from "./SectionNav.module.css";

const ICON: Record<SettingGroup, LucideIcon> = {
  notification: MessageSquareMore,
  email: Mail,
  sms: Smartphone,
  week: CalendarOff,
  files: FileUp,
  quiet: MoonStar,
};

/** Leads to each section and marks those with unsaved changes. */
export function SectionNav({ sections }: { sections: SettingsForms }) {
  const { t } = useTranslation("settings");
  const current = useSectionInView(GROUPS);
  return (
    <nav aria-label={t("settings.parts")} className={styles.nav}>
      {GROUPS.map((group) => {
        const Icon = ICON[group];
        return (
          <a key={group} href={`#${group}`} aria-current={group === current || undefined}>
            <Icon size={18} aria-hidden />
            {t(`settings.section.${group}`)}
            {sections[group].isDirty && (
              <span className={styles.dot} title={t("settings.unsaved")}>
                <VisuallyHidden>{t("settings.unsaved")}</VisuallyHidden>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
