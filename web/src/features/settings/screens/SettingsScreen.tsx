import { settingsCalls } from "@shikkha/contract/settings.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../lib/calls/use-call.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SettingsPages } from "../components/SettingsPages.tsx";
import { SettingsSections } from "../components/SettingsSections.tsx";
import { SettingsShape } from "../components/SettingsShape.tsx";

export default function SettingsScreen() {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const settings = useCall(settingsCalls.all, {});
  return (
    <>
      <PageHeader title={common("menu.settings")} meta={t("settings.meta")} />
      <SettingsPages />
      <QueryState query={settings} skeleton={<SettingsShape />}>
        {(stored) => <SettingsSections settings={stored} />}
      </QueryState>
    </>
  );
}
