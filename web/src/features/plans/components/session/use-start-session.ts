import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { valuesForStart } from "../../model/session-form.ts";
import { SHOWS_SESSIONS } from "../../sessions.api.ts";
import { useSessionForm } from "./use-session-form.ts";

export function useStartSession(year: number) {
  const { t } = useTranslation("visit");
  const { form, setRefusal, refuse, finish, ...rest } = useSessionForm(
    sessionCalls.start.body,
    valuesForStart(year),
  );
  const { mutate, isPending } = useCallMutation(sessionCalls.start, {
    outdates: SHOWS_SESSIONS,
    onSuccess: (session) => {
      showToast({ tone: "good", text: t("session.form.started") });
      finish(session);
    },
    onError: refuse,
  });
  const submit = form.handleSubmit((values) => {
    setRefusal(undefined);
    mutate({ body: values as BodyOf<typeof sessionCalls.start> });
  });
  return { form, submit, isPending, ...rest };
}
