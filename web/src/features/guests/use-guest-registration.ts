import { guestCalls, USERNAME_TAKEN } from "@shikkha/contract/guests.ts";
import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { CallError } from "../../lib/calls/call-error.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";
import { takeRefusal } from "../../lib/forms/take-refusal.ts";
import { useGo } from "../../shared/routing/navigation.ts";
import { EMPTY_GUEST, GUEST_FIELDS, guestSchema, type GuestValues } from "./model/guest-form.ts";

/** The logic of the registration: checks with the contract's rules, sends, and puts refusals where they belong. */
export function useGuestRegistration() {
  const go = useGo();
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<GuestValues>({
    defaultValues: EMPTY_GUEST,
    resolver: contractResolver(guestSchema, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function take(error: CallError) {
    if (error.code === USERNAME_TAKEN.code) {
      form.setError("username", { message: error.message });
    } else if (!takeRefusal(error, GUEST_FIELDS, form.setError)) {
      // A lost connection keeps what was typed; a fault of the server ends on its own page.
      const isFault = error.statusCode >= ERRORS.failed.status && error.code !== NO_ANSWER.code;
      if (isFault) go.to("/guest-user/failed");
      else setRefusal(error.message);
    }
  }

  const { mutate, isPending } = useCallMutation(guestCalls.create, {
    outdates: [guestCalls.list],
    onSuccess: () => go.replace("/guest-user/succeed"),
    onError: take,
  });

  const submit = form.handleSubmit((body) => {
    setRefusal(undefined);
    mutate({ body });
  });

  return { form, submit, isPending, refusal };
}
