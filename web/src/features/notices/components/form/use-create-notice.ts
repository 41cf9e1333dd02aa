import { noticeCalls } from "@shikkha/contract/notices/notices.ts";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { ruleOf } from "../../../../shared/receiver-picker/receiver-draft.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { dropDraft, keepDraft, type NoticeDraft } from "../../model/notice-draft.ts";
import { contentOf } from "../../model/notice-values.ts";
import { SHOWS_NOTICES } from "../../notices.api.ts";
import { useAttachments } from "./use-attachments.ts";
import { useNoticeForm } from "./use-notice-form.ts";

const PAUSE_MS = 800;

/** A new notice: kept as a draft while it is written, confirmed, then published or scheduled. */
export function useCreateNotice(userId: number, draft: NoticeDraft) {
  const { t } = useTranslation("notice");
  const go = useGo();
  const { clientId } = draft;
  const [isAsked, setAsked] = useState(false);
  const [savedAt, setSavedAt] = useState<string>();
  const { form, refusal, setRefusal, refuse } = useNoticeForm(
    draft.values,
    "/notice-creation/failed",
  );
  const files = useAttachments(clientId, draft.attachments);

  const keep = useEffectEvent(() => {
    const now = new Date().toISOString();
    const values = form.getValues();
    keepDraft(userId, { clientId, values, attachments: files.taken, savedAt: now });
    setSavedAt(now);
  });
  const fileCount = files.taken.length;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(), PAUSE_MS);
    };
    if (fileCount > 0) later();
    const { unsubscribe } = form.watch(later);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, fileCount]);

  const { mutate, isPending } = useCallMutation(noticeCalls.create, {
    outdates: SHOWS_NOTICES,
    onSuccess: () => {
      dropDraft(userId);
      go.replace("/notice-creation/succeed");
    },
    onError: (error) => {
      setAsked(false);
      refuse(error);
    },
  });

  const ask = form.handleSubmit(() => {
    setRefusal(undefined);
    setAsked(true);
  });

  return {
    form,
    files,
    refusal,
    isPending,
    savedAt,
    isAsked,
    ask: (event: FormEvent) => void ask(event),
    cancel: () => setAsked(false),
    confirm: () => {
      const values = form.getValues();
      const receivers = ruleOf(values.receivers);
      if (receivers) mutate({ body: { clientId, ...contentOf(values, files.taken), receivers } });
    },
    keepAndLeave: () => {
      const values = form.getValues();
      const savedNow = new Date().toISOString();
      keepDraft(userId, { clientId, values, attachments: files.taken, savedAt: savedNow });
      showToast({ text: t("form.draftKept") });
      go.to("/notice-management");
    },
  };
}
