import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A size in words, such as "১.২ এমবি". */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  return (bytes) =>
    bytes >= MEGABYTE / 10
      ? t("form.megabytes", { number: number(bytes / MEGABYTE, { fractionDigits: 1 }) })
      : t("form.kilobytes", { number: number(Math.max(1, Math.round(bytes / KILOBYTE))) });
}
