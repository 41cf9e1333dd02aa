import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const GIGABYTE = MEGABYTE * KILOBYTE;

/** A size in words, such as "১৪২ কেবি". */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  return (bytes) => {
    if (bytes >= GIGABYTE)
      return t("field.gigabytes", { number: number(bytes / GIGABYTE, { fractionDigits: 1 }) });
    return bytes >= MEGABYTE
      ? t("field.megabytes", { number: number(bytes / MEGABYTE, { fractionDigits: 1 }) })
      : t("field.kilobytes", { number: number(Math.max(1, Math.round(bytes / KILOBYTE))) });
  };
}
