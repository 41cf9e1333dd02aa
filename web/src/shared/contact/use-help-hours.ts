import { HELP_HOURS } from "@shikkha/contract/site.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";

/** "Every working day from 9:00 AM to 5:00 PM." */
export function useHelpHours(): string {
  const { t } = useTranslation("cliche");
  const { time } = useFormat();
  // Any day will do: only the time of it is written.
  const at = (hour: string) => time(`2026-01-01T${hour}:00+06:00`);
  return t("contact.hours", { from: at(HELP_HOURS.from), to: at(HELP_HOURS.to) });
}
