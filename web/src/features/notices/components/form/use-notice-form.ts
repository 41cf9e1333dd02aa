import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { NOTICE_ERRORS, NOTICE_LIMITS } from "@shikkha/contract/notices/notice.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../../../lib/calls/call-error.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { fieldFor, noticeResolver } from "../../model/notice-resolver.ts";
import type { NoticeValues } from "../../model/notice-values.ts";

/** What writing and changing a notice have in common: the rules, and where a refusal is shown. */
export function useNoticeForm(defaultValues: NoticeValues, failedPage: string) {
  const { t } = useTranslation("notice");
  const { language, number } = useFormat();
  const go = useGo();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<NoticeValues>({
    defaultValues,
    resolver: noticeResolver(language, {
      descriptionMissing: t("form.descriptionMissing"),
      tooLong: t("form.tooLong", { limit: number(NOTICE_LIMITS.description) }),
      dateMissing: t("form.dateMissing"),
      endMissing: t("form.endMissing"),
      receiversMissing: t("form.receiversMissing"),
    }),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function refuse(error: CallError) {
    const placed = error.fields.flatMap(({ path, message }) => {
      const field = fieldFor(path);
      return field ? [{ field, message }] : [];
    });
    for (const { field, message } of placed) form.setError(field, { message });
    if (error.code === NOTICE_ERRORS.noReceivers.code)
      return form.setError("receivers", { message: error.message });
    if (placed.length > 0 && placed.length === error.fields.length) return undefined;
    // A lost connection keeps what was typed; a fault of the server ends on its own page.
    const isFault = error.statusCode >= ERRORS.failed.status && error.code !== NO_ANSWER.code;
    return isFault ? go.to(failedPage) : setRefusal(error.message);
  }

  return { form, refusal, setRefusal, refuse };
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>["form"];
