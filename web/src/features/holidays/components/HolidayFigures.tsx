import type { Holiday } from "@shikkha/contract/holidays.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import type { HolidayYear } from "../model/holiday-year.ts";
import styles from "./HolidayFigures.module.css";

const FIGURES = ["publicDays", "onWeekends", "projected", "workingDays"] as const;

/** What the year comes to, in one strip. */
export function HolidayFigures({ counted }: { counted: HolidayYear<Holiday> }) {
  const { t } = useTranslation("visit");
  const { number } = useFormat();
  return (
    <Card isFlush className={styles.card}>
      <dl className={styles.strip}>
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`holiday.figure.${figure}`)}</dt>
            <dd>
              {figure === "projected"
                ? t("holiday.pieces", { number: number(counted[figure]) })
                : number(counted[figure])}
              <small>
                {figure === "projected"
                  ? t("holiday.unit.holidays", { count: counted[figure] })
                  : t("holiday.unit.days", { count: counted[figure] })}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
