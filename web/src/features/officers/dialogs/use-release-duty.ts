import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { useFormat, useLanguage } from "../../../lib/format/use-format.ts";
import { contractResolver } from "../../../lib/forms/contract-resolver.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { type HandOverDraft, NO_SUCCESSOR } from "../model/hand-over.ts";
import { refusalOf } from "../model/refusal.ts";

type Body = BodyOf<typeof dutyCalls.release>;

interface Draft {
  lastDay: string;
  handOver: HandOverDraft;
}

const FIELDS = ["lastDay", "handOver.successorId"] as const;

export function useReleaseDuty(dutyId: number, lastDay: string, onDone: () => void) {
  const { t } = useTranslation("monitoring");
  const { number } = useFormat();
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Draft>({
    defaultValues: { lastDay, handOver: NO_SUCCESSOR },
    resolver: contractResolver<Draft>(dutyCalls.release.body, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { mutate, isPending } = useCallMutation(dutyCalls.release, {
    outdates: [officerCalls.detail, officerCalls.list],
    onSuccess: ({ movedRows }) => {
      const handed = { count: movedRows, number: number(movedRows) };
      const text = movedRows ? t("officer.duty.released", handed) : t("officer.duty.releasedOnly");
      showToast({ tone: "good", text });
      onDone();
    },
    onError: (error) => {
      const { fields, rest } = refusalOf(error, FIELDS);
      for (const { name, message } of fields) form.setError(name, { message });
      setRefusal(rest);
    },
  });
  const submit = form.handleSubmit((checked) => {
    setRefusal(undefined);
    mutate({ params: { dutyId }, body: checked as Body });
  });
  return { form, submit, isPending, refusal };
}
