import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import type { OfficerPlan } from "@shikkha/contract/plans/visit-plan.ts";
import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { savedName } from "../../../../shared/report/saved-name.ts";
import { saveFile } from "../../../../shared/report/save-file.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";

/** The visits of the year as a file. */
export function usePlanDownload({ officer, session }: Pick<OfficerPlan, "officer" | "session">) {
  const name = `officer_yearly_visit_plan_${officer.officerId}_${session.year}`;
  const { mutate } = useCallMutation(planDownloadCalls.yearlyPlan, {
    onSuccess: (file, { params }) => {
      if (file instanceof Blob) saveFile(file, savedName(name, params.format));
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (format: DownloadFormat) =>
    mutate({
      params: { format },
      query: { officerId: officer.officerId, planYear: session.year },
    });
}
