import { SETTING_NAMES } from "@shikkha/contract/setting-names.ts";
import { type AllSettings, type SettingGroup, settingsCalls } from "@shikkha/contract/settings.ts";
import type { RefObject } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/format/use-format.ts";
import { valuesOf } from "./model/settings-values.ts";
import { useSectionForm } from "./use-section-form.ts";

const SAVE = {
  notification: settingsCalls.saveNotification,
  email: settingsCalls.saveEmail,
  sms: settingsCalls.saveSms,
  week: settingsCalls.saveWeek,
  files: settingsCalls.saveFiles,
  quiet: settingsCalls.saveQuiet,
} as const;

type ValuesOf<Group extends SettingGroup> = ReturnType<(typeof valuesOf)[Group]>;

interface Shared {
  readonly settings: AllSettings;
  readonly unsaved: RefObject<number>;
}

/** One section of the settings. */
export function useSettingsSection<Group extends SettingGroup, Values extends FieldValues>(
  group: Group,
  { settings, unsaved }: Shared,
) {
  const { t } = useTranslation("settings");
  const name: SettingGroup = group;
  const { value, version, passwordStored } = settings[group];
  const section = useSectionForm<Group, Values>({
    group,
    title: SETTING_NAMES[name][useLanguage()],
    about: t(`settings.about.${name}`),
    save: SAVE[group],
    reading: settingsCalls.all,
    values: valuesOf[group](settings) as ValuesOf<Group> & Values,
    version,
    passwordStored,
    unsaved,
  });
  return { ...section, isSet: value !== null };
}
