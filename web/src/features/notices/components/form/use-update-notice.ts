import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { noticeCalls, type NoticeDetail } from "@shikkha/contract/notices/notices.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { ruleOf } from "../../../../shared/receiver-picker/receiver-draft.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { contentOf, valuesOf } from "../../model/notice-values.ts";
import { SHOWS_NOTICES } from "../../notices.api.ts";
import { useAttachments } from "./use-attachments.ts";
import { useNoticeForm } from "./use-notice-form.ts";

/** A stored notice: changed, confirmed, saved on top of the version that was read. */
export function useUpdateNotice(notice: NoticeDetail, onStale: () => void) {
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { form, refusal, setRefusal, refuse } = useNoticeForm(
    valuesOf(notice),
    "/notice-updation/failed",
  );
  const files = useAttachments(notice.clientId, notice.attachments);
  const isOut = notice.status !== "UPCOMING";

  const { mutate, isPending } = useCallMutation(noticeCalls.update, {
    outdates: SHOWS_NOTICES,
    onSuccess: () => setSaved(true),
    onError: (error) => {
      setAsked(false);
      if (error.code === ERRORS.stale.code) onStale();
      else refuse(error);
    },
  });
  // Only after a render does the guard of unsaved changes know that there are none any more.
  useEffect(() => {
    if (isSaved) go.replace("/notice-updation/succeed");
  }, [isSaved, go]);

  const ask = form.handleSubmit(() => {
    setRefusal(undefined);
    setAsked(true);
  });

  const hasOtherFiles =
    files.taken.map(({ id }) => id).join() !== notice.attachments.map(({ id }) => id).join();
  return {
    form,
    files,
    refusal,
    isPending,
    isAsked,
    isOut,
    isDirty: (form.formState.isDirty || hasOtherFiles) && !isSaved,
    ask: (event: FormEvent) => void ask(event),
    cancel: () => setAsked(false),
    confirm: () => {
      const content = contentOf(form.getValues(), files.taken);
      const receivers = isOut ? notice.receivers : ruleOf(form.getValues().receivers);
      if (!receivers) return;
      const dateFrom = isOut ? notice.startsAt : content.dateFrom;
      mutate({
        params: { id: notice.id },
        body: { version: notice.version, ...content, receivers, dateFrom },
      });
    },
  };
}
