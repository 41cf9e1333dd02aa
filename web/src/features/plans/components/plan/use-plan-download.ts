import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { saveFile } from "../../../../shared/report/save-file.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";

/** The visits of the year as a file. */
export function usePlanDownload({ officer, session }: Pick<OfficerPlan, "officer" | "session">) {
  const name = `officer_yearly_visit_plan_${officer.officerId}_${session.year}.csv`;
  const { mutate } = useCallMutation(planDownloadCalls.yearlyPlan, {
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(file, name);
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return () =>
    mutate({
      params: { format: "csv" },
      query: { officerId: officer.officerId, planYear: session.year },
    });
}
