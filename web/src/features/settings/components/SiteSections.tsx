import type { AllSiteSettings, SiteGroup } from "@shikkha/contract/site-settings.ts";
import { CircleQuestionMark, Handshake, type LucideIcon, Phone, Store, Video } from "lucide-react";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { useSiteForms } from "../use-site-forms.ts";
import { ContactSection } from "./ContactSection.tsx";
import { FaqSection } from "./FaqSection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { SectionNav } from "./SectionNav.tsx";
import styles from "./SettingsSections.module.css";
import { StoresSection } from "./StoresSection.tsx";
import { TutorialsSection } from "./TutorialsSection.tsx";

const ICONS: Record<SiteGroup, LucideIcon> = {
  contact: Phone,
  partners: Handshake,
  stores: Store,
  tutorials: Video,
  faq: CircleQuestionMark,
};

export function SiteSections({ settings }: { settings: AllSiteSettings }) {
  const { sections, isDirty } = useSiteForms(settings);
  return (
    <div className={styles.columns}>
      <LeaveGuard isDirty={isDirty} />
      <SectionNav sections={sections} icons={ICONS} />
      <div className={styles.sections}>
        <ContactSection section={sections.contact} />
        <PartnersSection section={sections.partners} />
        <StoresSection section={sections.stores} />
        <TutorialsSection section={sections.tutorials} />
        <FaqSection section={sections.faq} />
      </div>
    </div>
  );
}
