import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import { holidayAddress } from "../use-holiday-address.ts";
import styles from "./YearStepper.module.css";

/** The years the calendar knows. */
const FIRST = 2000;
const LAST = 2100;

/** The year before, this one, the year after: each has its own address. */
export function YearStepper({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { digits } = useFormat();
  const words = (of: number) => digits(String(of));
  return (
    <nav aria-label={t("holiday.year")} className={styles.stepper}>
      {year > FIRST && (
        <UiLink
          href={holidayAddress(year - 1)}
          aria-label={t("holiday.previousYear", { year: words(year - 1) })}
          className={styles.step}
        >
          <ChevronLeft size={18} aria-hidden />
        </UiLink>
      )}
      <b className={styles.year}>{words(year)}</b>
      {year < LAST && (
        <UiLink
          href={holidayAddress(year + 1)}
          aria-label={t("holiday.nextYear", { year: words(year + 1) })}
          className={styles.step}
        >
          <ChevronRight size={18} aria-hidden />
        </UiLink>
      )}
    </nav>
  );
}
