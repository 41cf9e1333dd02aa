import type { Holiday } from "@shikkha/contract/holidays.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format/use-format.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useHolidays } from "../holidays.api.ts";
import { holidayYear } from "../model/holiday-year.ts";
import { HolidayActions } from "./HolidayActions.tsx";
import { HolidayCalendar } from "./HolidayCalendar.tsx";
import { HolidayFigures } from "./HolidayFigures.tsx";
import { HolidayListCard } from "./HolidayListCard.tsx";
import { HolidayYearShape } from "./HolidayYearShape.tsx";
import { YearStepper } from "../../../shared/years/YearStepper.tsx";
import { holidayAddress } from "../use-holiday-address.ts";
import styles from "./HolidayYearPage.module.css";

const ImportDialog = lazy(() => import("../dialogs/ImportDialog.tsx"));
const DeleteHolidayDialog = lazy(() => import("../dialogs/DeleteHolidayDialog.tsx"));

const FRIDAY = 5;
const SATURDAY = 6;

export function HolidayYearPage({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const { weekday } = useFormat();
  const answer = useHolidays(year);
  const [isImporting, setImporting] = useState(false);
  const [doomed, setDoomed] = useState<Holiday>();
  const actions = <HolidayActions year={year} onImport={() => setImporting(true)} />;
  return (
    <>
      <PageHeader
        title={common("menu.holidays")}
        beside={<YearStepper year={year} hrefOf={holidayAddress} />}
        meta={t("holiday.meta", {
          first: weekday(FRIDAY, "long"),
          second: weekday(SATURDAY, "long"),
        })}
        actions={answer.data?.length === 0 ? undefined : actions}
      />
      <QueryState query={answer} skeleton={<HolidayYearShape />}>
        {(holidays) => {
          const counted = holidayYear(year, holidays);
          return (
            <>
              <HolidayFigures counted={counted} />
              <div className={styles.columns}>
                <HolidayCalendar year={year} counted={counted} />
                <HolidayListCard holidays={holidays} emptyAction={actions} onDelete={setDoomed} />
              </div>
            </>
          );
        }}
      </QueryState>
      <Suspense fallback={null}>
        {isImporting && <ImportDialog year={year} onClose={() => setImporting(false)} />}
        {doomed && <DeleteHolidayDialog holiday={doomed} onClose={() => setDoomed(undefined)} />}
      </Suspense>
    </>
  );
}
