import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { type PlanSession, sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useTranslation } from "react-i18next";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { showToast } from "../../../../ui/feedback/toasts.ts";
import { valuesForUpdate } from "../../model/session-form.ts";
import { SHOWS_SESSIONS } from "../../sessions.api.ts";
import { useSessionForm } from "./use-session-form.ts";

export function useUpdateSession(session: PlanSession, onStale: () => void) {
  const { t } = useTranslation("visit");
  const { form, setRefusal, refuse, finish, ...rest } = useSessionForm(
    sessionCalls.update.body,
    valuesForUpdate(session),
  );
  const { mutate, isPending } = useCallMutation(sessionCalls.update, {
    outdates: SHOWS_SESSIONS,
    onSuccess: (changed) => {
      showToast({ tone: "good", text: t("session.form.updated") });
      finish(changed);
    },
    onError: (error) => (error.code === ERRORS.stale.code ? onStale() : refuse(error)),
  });
  const submit = form.handleSubmit((values) => {
    setRefusal(undefined);
    const body = values as BodyOf<typeof sessionCalls.update>;
    mutate({ params: { id: session.id }, body });
  });
  return { form, submit, isPending, ...rest };
}
