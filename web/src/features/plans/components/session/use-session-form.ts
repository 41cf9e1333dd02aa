import type { PlanSession, sessionCalls } from "@shikkha/contract/plans/sessions.ts";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { CallError } from "../../../../lib/calls/call-error.ts";
import { useLanguage } from "../../../../lib/format/use-format.ts";
import { contractResolver } from "../../../../lib/forms/contract-resolver.ts";
import { takeRefusal } from "../../../../lib/forms/take-refusal.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { SESSION_FIELDS, type SessionValues } from "../../model/session-form.ts";
import { fieldOfRefusal } from "../../model/session-time.ts";

type Schema = typeof sessionCalls.start.body | typeof sessionCalls.update.body;

/** What starting and changing a session have in common. */
export function useSessionForm(schema: Schema, defaultValues: SessionValues) {
  const language = useLanguage();
  const go = useGo();
  const [refusal, setRefusal] = useState<string>();
  const [saved, setSaved] = useState<PlanSession>();
  const form = useForm<SessionValues>({
    defaultValues,
    resolver: contractResolver(
      schema as unknown as Parameters<typeof contractResolver<SessionValues>>[0],
      language,
    ),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function refuse(error: CallError) {
    const field = fieldOfRefusal(error.code);
    if (field) form.setError(field, { message: error.message });
    else if (!takeRefusal(error, SESSION_FIELDS, form.setError)) setRefusal(error.message);
  }

  // Only after a render does the guard of unsaved changes know that there are none any more.
  useEffect(() => {
    if (saved) go.replace(`/session-plan/${saved.id}`);
  }, [saved, go]);

  const isDirty = form.formState.isDirty && !saved;
  return { form, isDirty, refusal, setRefusal, refuse, finish: setSaved };
}

export type SessionFormState = ReturnType<typeof useSessionForm>["form"];
