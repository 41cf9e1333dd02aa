import { siteSettingsCalls } from "@shikkha/contract/site-settings.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SettingsShape } from "../components/SettingsShape.tsx";
import { SiteSections } from "../components/SiteSections.tsx";

export default function SiteSettingsScreen() {
  const { t } = useTranslation(["common", "settings"]);
  const settings = useCall(siteSettingsCalls.all, {});
  return (
    <>
      <PageHeader title={t("page.siteSettings")} meta={t("settings:site.meta")} />
      <QueryState query={settings} skeleton={<SettingsShape />}>
        {(stored) => <SiteSections settings={stored} />}
      </QueryState>
    </>
  );
}
