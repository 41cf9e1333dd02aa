import type { Bilingual } from "./kernel/language.ts";
import type { SettingGroup } from "./settings.ts";
import type { SiteGroup } from "./site-settings.ts";

/** What a group of settings is stored under. */
export type SettingName = SettingGroup | `site.${SiteGroup}`;

/** What it is called, on its screen and in the audit log. */
export const SETTING_NAMES: Readonly<Record<SettingName, Bilingual>> = {
  notification: { bn: "তাগিদ ও ফেরত বার্তা", en: "Reminder and return messages" },
  email: { bn: "ই-মেইল", en: "E-mail" },
  sms: { bn: "এসএমএস", en: "SMS" },
  week: { bn: "সাপ্তাহিক ছুটি", en: "Weekly holidays" },
  files: { bn: "ফাইলের সীমা", en: "File limits" },
  quiet: { bn: "নীরব সময়", en: "Quiet hours" },
  "site.contact": { bn: "হটলাইন ও যোগাযোগ", en: "Hotline and contact" },
  "site.partners": { bn: "সহযোগী প্রতিষ্ঠান", en: "Partners" },
  "site.stores": { bn: "অ্যাপ স্টোরের লিংক", en: "Store links" },
  "site.tutorials": { bn: "প্রশিক্ষণ ভিডিও", en: "Tutorial videos" },
  "site.faq": { bn: "সাধারণ প্রশ্ন", en: "Common questions" },
};
