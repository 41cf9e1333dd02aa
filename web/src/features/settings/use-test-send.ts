import { settingsCalls } from "@shikkha/contract/settings.ts";
import { useForm } from "react-hook-form";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";
import { takeRefusal } from "../../lib/forms/take-refusal.ts";

const TEST = { email: settingsCalls.testMail, sms: settingsCalls.testSms } as const;

/** Really sends one message with what is stored, and keeps what the other side answered. */
export function useTestSend(group: keyof typeof TEST) {
  const call = TEST[group];
  const form = useForm<{ to: string }>({
    defaultValues: { to: "" },
    resolver: contractResolver(call.body, useLanguage()),
  });
  const { mutate, isPending, data, error } = useCallMutation(call, {
    onError: (refused) => void takeRefusal(refused, ["to"], form.setError),
  });
  return {
    group,
    form,
    submit: form.handleSubmit((body) => mutate({ body })),
    isPending,
    answer: data?.answer,
    failure: error?.fields.length === 0 ? error.message : undefined,
  };
}

export type TestSend = ReturnType<typeof useTestSend>;
