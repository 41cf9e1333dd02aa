import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentYear } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { UiLink } from "../../../ui/controls/UiLink.tsx";
import styles from "./YearLinks.module.css";

const YEARS_BACK = 2;

interface Props {
  year: number;
  hrefOf: (year: number) => string;
}

/** The plan year, and the ones beside it that have figures. */
export function YearLinks({ year, hrefOf }: Props) {
  const { t } = useTranslation();
  const { digits } = useFormat();
  const now = currentYear();
  const words = (of: number) => ({ year: digits(String(of)) });
  return (
    <nav aria-label={t("dashboard.year")} className={styles.years}>
      {year > now - YEARS_BACK && (
        <UiLink href={hrefOf(year - 1)} aria-label={t("dashboard.previousYear", words(year - 1))}>
          <ChevronLeft size={18} aria-hidden />
        </UiLink>
      )}
      <b>{digits(String(year))}</b>
      {year <= now && (
        <UiLink href={hrefOf(year + 1)} aria-label={t("dashboard.nextYear", words(year + 1))}>
          <ChevronRight size={18} aria-hidden />
        </UiLink>
      )}
    </nav>
  );
}
