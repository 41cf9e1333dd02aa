import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { SHOWS_NOTICES } from "../notices.api.ts";

export default function ResendAllDialog({
  failed,
  onClose,
}: {
  failed: number;
  onClose: () => void;
}) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const { mutate, isPending } = useCallMutation(noticeCalls.resendAll, {
    outdates: SHOWS_NOTICES,
    onSuccess: ({ resent }) => {
      showToast({
        tone: "good",
        text: t("done.resend", { count: resent, number: number(resent) }),
      });
      onClose();
    },
    onError: (error) => {
      showToast({ tone: "bad", text: error.message });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={t("confirm.resendTitle")}
      confirmLabel={t("action.resend")}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => mutate({})}
    >
      {t("confirm.resendText", { count: failed, number: number(failed) })}
    </ConfirmDialog>
  );
}
