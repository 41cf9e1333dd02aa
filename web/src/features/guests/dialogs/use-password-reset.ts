import { guestCalls, type GuestRow } from "@shikkha/contract/guests.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useLanguage } from "../../../lib/format/use-format.ts";
import { contractResolver } from "../../../lib/forms/contract-resolver.ts";
import { takeRefusal } from "../../../lib/forms/take-refusal.ts";
import { useResetPassword } from "../guests.api.ts";

interface Values {
  password: string;
  confirmation: string;
}

const EMPTY: Values = { password: "", confirmation: "" };

export function usePasswordReset(guest: GuestRow, onDone: () => void) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: contractResolver(guestCalls.resetPassword.body, useLanguage()),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
  const { mutate, isPending } = useResetPassword({
    onSuccess: onDone,
    onError: (error) => {
      if (!takeRefusal(error, ["password", "confirmation"], form.setError))
        setRefusal(error.message);
    },
  });
  const submit = form.handleSubmit((body) => {
    setRefusal(undefined);
    mutate({ params: { userId: guest.userId }, body });
  });
  return { form, submit, isPending, refusal };
}
