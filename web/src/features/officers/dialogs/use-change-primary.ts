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
import { refusalOf } from "../model/refusal.ts";
import { NO_SUCCESSOR } from "./HandOverField.tsx";

type Body = BodyOf<typeof dutyCalls.changePrimary>;

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
  const form = useForm<Body>({
    defaultValues: { workstationType: "OFFICE", validFrom: today(), handOver: NO_SUCCESSOR },
    resolver: contractResolver(dutyCalls.changePrimary.body, language),
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
  const submit = form.handleSubmit((body) => {
    setRefusal(undefined);
    mutate({ params: { officerId }, body });
  });
  return { form, submit, isPending, refusal };
}
