import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { CallError } from "../../lib/calls/call-error.ts";
import { useCallMutation } from "../../lib/calls/use-call-mutation.ts";
import { useLanguage } from "../../lib/format/use-format.ts";
import { contractResolver } from "../../lib/forms/contract-resolver.ts";
import { signIn } from "../../lib/session/session-actions.ts";
import { useGo } from "../../shared/routing/navigation.ts";
import {
  EMPTY_GUEST_LOGIN,
  firstGuestLoginSchema,
  guestLoginSchema,
  type GuestLoginValues,
} from "./model/guest-login-form.ts";

/** The logic of the guest login: checks, sends, and turns to the new-password step when the server asks for it. */
export function useGuestLogin() {
  const go = useGo();
  const language = useLanguage();
  const [isFirstTime, setFirstTime] = useState(false);
  const [wantsNew, setWantsNew] = useState(false);
  const isChanging = isFirstTime || wantsNew;
  const [refusal, setRefusal] = useState<string>();
  const schema = isChanging ? firstGuestLoginSchema : guestLoginSchema;
  const form = useForm<GuestLoginValues>({
    defaultValues: EMPTY_GUEST_LOGIN,
    resolver: contractResolver(schema, language),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function take(error: CallError) {
    if (error.code === AUTH_ERRORS.mustChangePassword.code) return setFirstTime(true);
    for (const { path, message } of error.fields) {
      const field = path.split(".").at(-1);
      if (isField(field)) form.setError(field, { message });
    }
    if (error.fields.length === 0) setRefusal(error.message);
  }

  const { mutate, isPending } = useCallMutation(authCalls.guestLogin, {
    onSuccess: (answer) => {
      signIn(answer);
      go.replace("/dashboard");
    },
    onError: take,
  });

  const submit = form.handleSubmit(({ username, password, newPassword }) => {
    setRefusal(undefined);
    mutate({ body: { username, password, ...(isChanging && { newPassword }) } });
  });

  return {
    form,
    submit,
    isPending,
    isFirstTime,
    isChanging,
    refusal,
    changeWish: () => setWantsNew((wanted) => !wanted),
  };
}

function isField(name: string | undefined): name is keyof GuestLoginValues {
  return name !== undefined && name in EMPTY_GUEST_LOGIN;
}
