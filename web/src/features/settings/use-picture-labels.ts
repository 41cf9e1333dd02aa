import { useTranslation } from "react-i18next";

const NAMES = ["captionBangla", "captionEnglish", "altBangla", "altEnglish"] as const;

/** By the ids of the fields, for the fields themselves and the error summary. */
export function usePictureLabels(before: string): Readonly<Record<string, string>> {
  const { t } = useTranslation("settings");
  return Object.fromEntries(NAMES.map((name) => [before + name, t(`gallery.field.${name}`)]));
}
