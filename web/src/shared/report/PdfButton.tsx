import type { Call, RequestOf } from "@shikkha/contract/kernel/call.ts";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { showToast } from "../../ui/feedback/toasts.ts";
import { saveFile } from "./save-file.ts";

interface Props<C extends Call> {
  call: C;
  request: RequestOf<C>;
  /** Without its ending. */
  fileName: string;
}

/** One record as a PDF, to be printed and filed. */
export function PdfButton<C extends Call>({ call, request, fileName }: Props<C>) {
  const { t } = useTranslation("report");
  const { mutate, isPending } = useCallMutation(call, {
    onSuccess: (file) => {
      if (file instanceof Blob) saveFile(file, `${fileName}.pdf`);
    },
    onError: (error) => showToast({ tone: "bad", text: error.message }),
  });
  return (
    <Button
      icon={<FileText size={17} aria-hidden />}
      isPending={isPending}
      onClick={() => mutate(request)}
    >
      {t("format.pdf")}
    </Button>
  );
}
