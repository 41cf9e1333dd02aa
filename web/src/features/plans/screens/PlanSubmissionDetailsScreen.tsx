import { Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAllowed } from "../../../lib/session/use-allowed.ts";
import { FilterShape } from "../../../shared/list/FilterShape.tsx";
import { NotFoundPage } from "../../../shared/states/NotFoundPage.tsx";
import { PrepareReportMenu } from "../../../shared/report/PrepareReportMenu.tsx";
import { YearStepper } from "../../../shared/years/YearStepper.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { SubmissionTabs } from "../components/review/SubmissionTabs.tsx";
import { useSubmissionDownload } from "../components/review/use-submission-download.ts";
import { detailsAddress, useAddressYear } from "../review-address.ts";
import { useSubmissionList } from "../use-submission-list.ts";

const SubmissionFilters = lazy(() => import("../components/review/SubmissionFilters.tsx"));
const ReminderDialog = lazy(() => import("../dialogs/ReminderDialog.tsx"));

export default function PlanSubmissionDetailsScreen() {
  const year = useAddressYear();
  return year === undefined ? <NotFoundPage /> : <Details key={year} year={year} />;
}

function Details({ year }: { year: number }) {
  const { t } = useTranslation("visit");
  const { t: common } = useTranslation();
  const list = useSubmissionList(year);
  const { status } = list.query;
  const download = useSubmissionDownload({ planYear: year, ...list.place, status });
  const mayReview = useAllowed(["SUPERVISE_SUBMITTED_PLAN", "MANAGE_SUBMITTED_VISIT"]);
  const [isReminding, setReminding] = useState(false);
  return (
    <>
      <PageHeader
        title={common("page.planSubmissionDetails")}
        beside={<YearStepper year={year} hrefOf={detailsAddress} />}
        actions={
          <>
            <PrepareReportMenu
              variant="secondary"
              isDisabled={download.isPending}
              onPrepare={download.start}
            />
            {mayReview && (
              <Button icon={<Send size={17} aria-hidden />} onClick={() => setReminding(true)}>
                {t("review.remind.action")}
              </Button>
            )}
          </>
        }
      />
      <Suspense fallback={<FilterShape />}>
        <SubmissionFilters list={list} />
      </Suspense>
      <SubmissionTabs year={year} list={list} mayReview={mayReview} />
      <Suspense fallback={null}>
        {isReminding && (
          <ReminderDialog planYear={year} place={list.place} onClose={() => setReminding(false)} />
        )}
      </Suspense>
    </>
  );
}
