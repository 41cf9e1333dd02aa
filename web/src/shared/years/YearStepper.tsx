import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/format/use-format.ts";
import { UiLink } from "../../ui/controls/UiLink.tsx";
import styles from "./YearStepper.module.css";

/** The years the calendar knows. */
const FIRST = 2000;
const LAST = 2100;

interface Props {
  year: number;
  /** Each year has its own address. */
  hrefOf: (year: number) => string;
}

/** The year before, this one, the year after. */
export function YearStepper({ year, hrefOf }: Props) {
  const { t } = useTranslation("visit");
  const { digits } = useFormat();
  const words = (of: number) => digits(String(of));
  return (
    <nav aria-label={t("year.choose")} className={styles.stepper}>
      {year > FIRST && (
        <UiLink
          href={hrefOf(year - 1)}
          aria-label={t("year.previous", { year: words(year - 1) })}
          className={styles.step}
        >
          <ChevronLeft size={18} aria-hidden />
        </UiLink>
      )}
      <b className={styles.year}>{words(year)}</b>
      {year < LAST && (
        <UiLink
          href={hrefOf(year + 1)}
          aria-label={t("year.next", { year: words(year + 1) })}
          className={styles.step}
        >
          <ChevronRight size={18} aria-hidden />
        </UiLink>
      )}
    </nav>
  );
}
