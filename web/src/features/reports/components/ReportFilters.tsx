import { Eye, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentYear, today } from "../../../lib/format/today.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { MultiLocationFields } from "../../../shared/location-filter/MultiLocationFields.tsx";
import { PrepareReportMenu } from "../../../shared/report/PrepareReportMenu.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { DatePicker } from "../../../ui/fields/DatePicker.tsx";
import { YearPicker } from "../../../ui/fields/YearPicker.tsx";
import { FilterCard } from "../../../ui/layout/FilterCard.tsx";
import type { ReportPageDefinition } from "../model/report-pages.ts";
import type { useReportDownload } from "../use-report-download.ts";
import type { ReportState } from "../use-report.ts";
import { ExtraFilters } from "./ExtraFilters.tsx";
import styles from "./ReportFilters.module.css";

interface Props {
  page: ReportPageDefinition;
  report: ReportState;
  download: ReturnType<typeof useReportDownload>;
}

export default function ReportFilters({ page, report, download }: Props) {
  const { t } = useTranslation("report");
  const { t: common } = useTranslation();
  const { number, name } = useFormat();
  const { draft, places } = report;
  const from = draft.fromDate ?? `${currentYear()}-01-01`;
  const to = draft.toDate ?? today();
  const chosen = [places.places.upazilas, places.places.districts, places.places.zones].find(
    (level) => level.length > 0,
  );
  const summary =
    chosen === undefined
      ? common("list.everywhere")
      : chosen.length > 2
        ? t("filter.places", { count: chosen.length, number: number(chosen.length) })
        : chosen.map(name).join(", ");
  return (
    <FilterCard
      summary={summary}
      extra={
        <>
          <ExtraFilters page={page} report={report} />
          <Button
            size="sm"
            variant="quiet"
            icon={<X size={16} aria-hidden />}
            onClick={report.paging.clear}
          >
            {common("place.removeFilter")}
          </Button>
          <div className={styles.actions}>
            <Button
              icon={<Eye size={17} aria-hidden />}
              isDisabled={!places.isComplete}
              onClick={report.show}
            >
              {t("filter.show")}
            </Button>
            <PrepareReportMenu
              isDisabled={!places.isComplete || download.isPending}
              onPrepare={download.prepare}
            />
          </div>
        </>
      }
    >
      <MultiLocationFields filter={places} />
      {page.time === "year" ? (
        <YearPicker
          label={t("filter.year")}
          value={draft.planYear ?? currentYear()}
          last={currentYear() + 1}
          onChange={(planYear) => report.change({ planYear })}
        />
      ) : (
        <>
          <DatePicker
            label={t("filter.from")}
            value={from}
            max={to}
            onChange={(date) => report.change({ fromDate: date ?? undefined })}
          />
          <DatePicker
            label={t("filter.to")}
            value={to}
            min={from}
            onChange={(date) => report.change({ toDate: date ?? undefined })}
          />
        </>
      )}
    </FilterCard>
  );
}
