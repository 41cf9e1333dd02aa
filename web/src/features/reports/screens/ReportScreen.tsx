import { MapPinned } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FilterShape } from "../../../shared/list/FilterShape.tsx";
import { PrintButton } from "../../../shared/list/PrintButton.tsx";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { useRouteDefinition } from "../../../shared/routing/use-route-definition.ts";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { ReportNote } from "../components/ReportNote.tsx";
import { ReportTable } from "../components/ReportTable.tsx";
import { StartedExport } from "../components/StartedExport.tsx";
import { type ReportPageDefinition, reportPageAt } from "../model/report-pages.ts";
import { useReportPage } from "../reports.api.ts";
import { useReportDownload } from "../use-report-download.ts";
import { useReport } from "../use-report.ts";

const ReportFilters = lazy(() => import("../components/ReportFilters.tsx"));

/** Every report has this screen: what it asks and shows stands in its definition. */
export default function ReportScreen() {
  const { path } = useRouteDefinition();
  const { formType } = useRouteParams();
  const page = reportPageAt(path);
  return page ? <Report key={`${path} ${formType}`} page={page} /> : <NotFoundPage />;
}

function Report({ page }: { page: ReportPageDefinition }) {
  const { t } = useTranslation("report");
  const { t: common } = useTranslation();
  const report = useReport(page);
  const isKnown = !page.extras.includes("form") || report.formType !== undefined;
  const isAsked = report.places.isComplete;
  const answer = useReportPage(report.request, isAsked && isKnown);
  const download = useReportDownload(report);
  if (!isKnown) return <NotFoundPage />;
  const title = common(page.title);
  return (
    <>
      <PageHeader
        title={title}
        meta={report.formType ? t(`formType.${report.formType}`) : t(`about.${page.name}`)}
        actions={<PrintButton />}
      />
      <Suspense fallback={<FilterShape />}>
        <ReportFilters page={page} report={report} download={download} />
      </Suspense>
      {isAsked ? (
        <ReportTable title={title} report={report} answer={answer} />
      ) : (
        <Card>
          <EmptyState
            icon={<MapPinned size={26} />}
            title={t("table.choose")}
            text={t("table.chooseText")}
          />
        </Card>
      )}
      <ReportNote note={answer.data?.note ?? null} />
      {download.startedId !== undefined && (
        <StartedExport id={download.startedId} onClose={download.forget} />
      )}
    </>
  );
}
