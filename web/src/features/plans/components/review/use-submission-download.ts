import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import { planDownloadCalls } from "@shikkha/contract/plans/plan-downloads.ts";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { savedName } from "../../../../shared/report/saved-name.ts";
import { saveFile } from "../../../../shared/report/save-file.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";

type Query = RequestOf<typeof planDownloadCalls.submissions>["query"];

/** The officers and how far their plans are, all pages of them, as a file. */
export function useSubmissionDownload(query: Query) {
  const { mutate, isPending } = useCallMutation(planDownloadCalls.submissions, {
    onSuccess: (file, { params }) => {
      if (file instanceof Blob) saveFile(file, savedName("officer_plan_submission", params.format));
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return { start: (format: DownloadFormat) => mutate({ params: { format }, query }), isPending };
}
