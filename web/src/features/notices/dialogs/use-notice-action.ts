import { noticeCalls, type NoticeRow } from "@shikkha/contract/notices/notices.ts";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../../lib/calls/call-error.ts";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat } from "../../../lib/format/use-format.ts";
import { useGo } from "../../../shared/routing/navigation.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import type { NoticeAction } from "../model/notice-action.ts";
import { SHOWS_NOTICES } from "../notices.api.ts";

/** Does what was confirmed and tells how it ended. */
export function useNoticeAction(action: NoticeAction, notice: NoticeRow, onEnd: () => void) {
  const { t } = useTranslation("notice");
  const { number } = useFormat();
  const go = useGo();
  const end = (text: string) => {
    showToast({ tone: "good", text });
    onEnd();
  };
  const shared = {
    outdates: SHOWS_NOTICES,
    onError: (error: CallError) => {
      showToast({ tone: "bad", text: error.message });
      onEnd();
    },
  };
  const status = useCallMutation(noticeCalls.setStatus, {
    ...shared,
    onSuccess: () => end(t(action === "publish" ? "done.publish" : "done.close")),
  });
  const remove = useCallMutation(noticeCalls.remove, {
    ...shared,
    onSuccess: () => go.replace("/delete-notice/success"),
  });
  const resend = useCallMutation(noticeCalls.resend, {
    ...shared,
    onSuccess: ({ resent }) => end(t("done.resend", { count: resent, number: number(resent) })),
  });
  const { id, version } = notice;
  const run = {
    publish: () => status.mutate({ body: { id, version, status: "PUBLISHED" } }),
    close: () => status.mutate({ body: { id, version, status: "CLOSED" } }),
    delete: () => remove.mutate({ params: { id } }),
    resend: () => resend.mutate({ params: { id } }),
  }[action];
  return { run, isPending: status.isPending || remove.isPending || resend.isPending };
}
