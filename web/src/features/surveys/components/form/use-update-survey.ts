import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { surveyCalls, type SurveyDetail } from "@shikkha/contract/surveys/survey-calls.ts";
import { type FormEvent, useEffect, useState } from "react";
import { useCallMutation } from "../../../../lib/calls/use-call-mutation.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { bodyOf, valuesOf } from "../../model/survey-values.ts";
import { SHOWS_ANSWERS } from "../../surveys.api.ts";
import { useSurveyForm } from "./use-survey-form.ts";

/** A stored survey: changed, confirmed, saved on top of the version that was read. */
export function useUpdateSurvey(survey: SurveyDetail, onStale: () => void) {
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { form, refusal, setRefusal, refuse } = useSurveyForm(
    valuesOf(survey),
    "/dynamic-survey-update/failed",
  );
  const isOut = survey.status !== "UPCOMING";
  const { mutate, isPending } = useCallMutation(surveyCalls.update, {
    outdates: SHOWS_ANSWERS,
    onSuccess: () => setSaved(true),
    onError: (error) => {
      setAsked(false);
      if (error.code === ERRORS.stale.code) onStale();
      else refuse(error);
    },
  });
  useEffect(() => {
    if (isSaved) go.replace("/dynamic-survey-update/succeed");
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
    isOut,
    isDirty: form.formState.isDirty && !isSaved,
    ask: (event: FormEvent) => void ask(event),
    cancel: () => setAsked(false),
    confirm: () => {
      const body = bodyOf(form.getValues());
      if (!body) return;
      const dateFrom = isOut ? survey.startsAt : body.dateFrom;
      mutate({ params: { id: survey.id }, body: { version: survey.version, ...body, dateFrom } });
    },
  };
}
