import type { AllSettings } from "@shikkha/contract/settings.ts";
import { useEffect, useRef } from "react";
import type {
  EmailValues,
  FileValues,
  NotificationValues,
  QuietValues,
  SmsValues,
  WeekValues,
} from "./model/settings-values.ts";
import { useSettingsSection } from "./use-settings-section.ts";

/** All sections side by side; each is saved by itself. */
export function useSettingsForms(settings: AllSettings) {
  const unsaved = useRef(0);
  const shared = { settings, unsaved };
  const sections = {
    notification: useSettingsSection<"notification", NotificationValues>("notification", shared, [
      "reminder.message",
      "reminder.media",
      "rejection.message",
      "rejection.media",
    ]),
    email: useSettingsSection<"email", EmailValues>("email", shared, [
      "host",
      "port",
      "security",
      "from",
      "username",
      "password",
    ]),
    sms: useSettingsSection<"sms", SmsValues>("sms", shared, [
      "url",
      "prefix",
      "username",
      "password",
      "maskText",
      "useMask",
    ]),
    quiet: useSettingsSection<"quiet", QuietValues>("quiet", shared, [
      "isOn",
      "fromHour",
      "toHour",
    ]),
    week: useSettingsSection<"week", WeekValues>("week", shared, ["weeklyHolidays"]),
    files: useSettingsSection<"files", FileValues>("files", shared, ["megabytes", "files"]),
  };
  const count = Object.values(sections).filter((section) => section.isDirty).length;
  useEffect(() => {
    unsaved.current = count;
  });
  return { sections, isDirty: count > 0 };
}

export type SettingsForms = ReturnType<typeof useSettingsForms>["sections"];
