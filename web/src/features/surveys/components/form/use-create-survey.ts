import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { bodyOf, type SurveyValues } from "../../model/survey-values.ts";
import { SHOWS_SURVEYS } from "../../surveys.api.ts";
import { useSurveyForm } from "./use-survey-form.ts";

/** A new survey: confirmed, then published or scheduled; sent twice it is stored once. */
export function useCreateSurvey(initial: SurveyValues) {
  const go = useGo();
  const [clientId] = useState(() => crypto.randomUUID());
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { form, refusal, setRefusal, refuse } = useSurveyForm(
    initial,
    "/dynamic-survey-publish/failed",
  );
  const { mutate, isPending } = useCallMutation(surveyCalls.create, {
    outdates: SHOWS_SURVEYS,
    onSuccess: () => setSaved(true),
    onError: (error) => {
      setAsked(false);
      refuse(error);
    },
  });
  // Only after a render does the guard of unsaved changes know that there are none any more.
  useEffect(() => {
    if (isSaved) go.replace("/dynamic-survey-publish/succeed");
  }, [isSaved, go]);
  const ask = form.handleSubmit(() => {
    setRefusal(undefined);
    setAsked(true);
  });
  return {
    form,
    refusal,
    isPending,
    isAsked,
    isDirty: form.formState.isDirty && !isSaved,
    ask: (event: FormEvent) => void ask(event),
    cancel: () => setAsked(false),
    confirm: () => {
      const body = bodyOf(form.getValues());
      if (body) mutate({ body: { clientId, ...body } });
    },
  };
}
