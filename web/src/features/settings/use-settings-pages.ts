import { Globe, Images } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SettingsPage } from "./components/SectionNav.tsx";

/** What administrators decide on pages of their own. */
export function useSettingsPages(): readonly SettingsPage[] {
  const { t } = useTranslation();
  return [
    { href: "/settings/site", title: t("page.siteSettings"), icon: Globe },
    { href: "/settings/gallery", title: t("page.gallerySettings"), icon: Images },
  ];
}
