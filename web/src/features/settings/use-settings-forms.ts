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
    notification: useSettingsSection<"notification", NotificationValues>("notification", shared),
    email: useSettingsSection<"email", EmailValues>("email", shared),
    sms: useSettingsSection<"sms", SmsValues>("sms", shared),
    quiet: useSettingsSection<"quiet", QuietValues>("quiet", shared),
    week: useSettingsSection<"week", WeekValues>("week", shared),
    files: useSettingsSection<"files", FileValues>("files", shared),
  };
  const count = Object.values(sections).filter((section) => section.isDirty).length;
  useEffect(() => {
    unsaved.current = count;
  });
  return { sections, isDirty: count > 0 };
}

export type SettingsForms = ReturnType<typeof useSettingsForms>["sections"];
