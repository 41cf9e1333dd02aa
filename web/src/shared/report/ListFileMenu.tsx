import type { Call, RequestOf } from "@shikkha/contract/kernel/call.ts";
import type { DownloadFormat } from "@shikkha/contract/kernel/download.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { showToast } from "../../ui/feedback/toasts.ts";
import { PrepareReportMenu } from "./PrepareReportMenu.tsx";
import { saveFile } from "./save-file.ts";
import { savedName } from "./saved-name.ts";

interface Props<C extends Call> {
  call: C;
  request: (format: DownloadFormat) => RequestOf<C>;
  /** Without its ending. */
  fileName: string;
  /** How many rows it would have; none are not made into a file. */
  total: number | undefined;
  /** Reading calls whose answers the download makes old. */
  outdates?: readonly Call[];
}

/** The rows of a list, all pages of them, as a file of the chosen format. */
export function ListFileMenu<C extends Call>({
  call,
  request,
  fileName,
  total,
  outdates,
}: Props<C>) {
  const { mutateAsync, isPending } = useCallMutation(call, {
    ...(outdates && { outdates }),
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  async function prepare(format: DownloadFormat) {
    const file = await mutateAsync(request(format));
    if (file instanceof Blob) saveFile(file, savedName(fileName, format));
  }
  return (
    <PrepareReportMenu
      isDisabled={!total || isPending}
      // What fails has been told by then.
      onPrepare={(format) => void prepare(format).catch(() => undefined)}
    />
  );
}
