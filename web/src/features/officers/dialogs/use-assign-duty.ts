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

type Body = BodyOf<typeof dutyCalls.assign>;

/** The body while the form is still being filled. */
type Draft = Partial<Body> & Pick<Body, "dutyType" | "workstationType">;

const FIELDS = [
  "dutyType",
  "workstationType",
  "workstationId",
  "roleId",
  "validFrom",
  "validTo",
] as const;

export function useAssignDuty(officerId: number, onDone: () => void) {
  const { t } = useTranslation("monitoring");
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Draft>({
    defaultValues: { dutyType: "ADDITIONAL", workstationType: "OFFICE", validFrom: today() },
    resolver: contractResolver<Draft>(dutyCalls.assign.body, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { mutate, isPending } = useCallMutation(dutyCalls.assign, {
    outdates: [officerCalls.detail, officerCalls.list],
    onSuccess: (_, { body }) => {
      showToast({ tone: "good", text: t(`officer.duty.assigned.${body.dutyType}`) });
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
