import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { dutyCalls } from "@shikkha/contract/officers/duties.ts";
import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { today } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { contractResolver } from "../../../lib/forms/contract-resolver.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { type HandOverDraft, NO_SUCCESSOR } from "../model/hand-over.ts";
import { refusalOf } from "../model/refusal.ts";

type Body = BodyOf<typeof dutyCalls.changePrimary>;

/** The body while the form is still being filled. */
type Draft = Partial<Omit<Body, "handOver">> &
  Pick<Body, "workstationType"> & { handOver: HandOverDraft };

const FIELDS = [
  "workstationType",
  "workstationId",
  "roleId",
  "validFrom",
  "handOver.successorId",
] as const;

export function useChangePrimary(officerId: number, onDone: () => void) {
  const { t } = useTranslation("monitoring");
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Draft>({
    defaultValues: { workstationType: "OFFICE", validFrom: today(), handOver: NO_SUCCESSOR },
    resolver: contractResolver<Draft>(dutyCalls.changePrimary.body, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { mutate, isPending } = useCallMutation(dutyCalls.changePrimary, {
    outdates: [officerCalls.detail, officerCalls.list],
    onSuccess: () => {
      showToast({ tone: "good", text: t("officer.duty.moved") });
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
    mutate({ params: { officerId }, body: checked as Body });
  });
  return { form, submit, isPending, refusal };
}
