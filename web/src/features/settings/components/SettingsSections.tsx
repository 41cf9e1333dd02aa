import type { AllSettings, SettingGroup } from "@shikkha/contract/settings.ts";
import {
  CalendarOff,
  FileUp,
  type LucideIcon,
  Mail,
  MessageSquareMore,
  MoonStar,
  Smartphone,
} from "lucide-react";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { useSettingsForms } from "../use-settings-forms.ts";
import { useSettingsPages } from "../use-settings-pages.ts";
import { EmailSection } from "./EmailSection.tsx";
import { FilesSection } from "./FilesSection.tsx";
import { NotificationSection } from "./NotificationSection.tsx";
import { QuietSection } from "./QuietSection.tsx";
import { SectionNav } from "./SectionNav.tsx";
import styles from "./SettingsSections.module.css";
import { SmsSection } from "./SmsSection.tsx";
import { WeekSection } from "./WeekSection.tsx";

const ICONS: Record<SettingGroup, LucideIcon> = {
  notification: MessageSquareMore,
  email: Mail,
  sms: Smartphone,
  quiet: MoonStar,
  week: CalendarOff,
  files: FileUp,
};

export function SettingsSections({ settings }: { settings: AllSettings }) {
  const { sections, isDirty } = useSettingsForms(settings);
  const pages = useSettingsPages();
  return (
    <div className={styles.columns}>
      <LeaveGuard isDirty={isDirty} />
      <SectionNav sections={sections} icons={ICONS} pages={pages} />
      <div className={styles.sections}>
        <NotificationSection section={sections.notification} />
        <EmailSection section={sections.email} />
        <SmsSection section={sections.sms} />
        <QuietSection section={sections.quiet} />
        <WeekSection section={sections.week} />
        <FilesSection section={sections.files} />
      </div>
    </div>
  );
}
