import { surveyCalls, type SurveyRow } from "@shikkha/contract/surveys/survey-calls.ts";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../../lib/calls/call-error.ts";
import { useCallMutation } from "../../../lib/calls/use-call-mutation.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import type { SurveyAction } from "../model/survey-action.ts";
import { SHOWS_SURVEYS } from "../surveys.api.ts";

/** Does what was confirmed and tells how it ended. */
export function useSurveyAction(action: SurveyAction, survey: SurveyRow, onEnd: () => void) {
  const { t } = useTranslation("dynamicSurvey");
  const outcome = {
    outdates: SHOWS_SURVEYS,
    onSuccess: () => {
      showToast({ tone: "good", text: t(`done.${action}`) });
      onEnd();
    },
    onError: (error: CallError) => {
      // What the field says is more exact than the sentence round it.
      const [field] = error.fields;
      showToast({
        tone: "bad",
        text: `${t(`failed.${action}`)} ${field?.message ?? error.message}`,
      });
      onEnd();
    },
  };
  const status = useCallMutation(surveyCalls.setStatus, outcome);
  const remove = useCallMutation(surveyCalls.remove, outcome);
  const { id, version } = survey;
  const run = {
    publish: () => status.mutate({ body: { id, version, status: "PUBLISHED" } }),
    close: () => status.mutate({ body: { id, version, status: "CLOSED" } }),
    delete: () => remove.mutate({ params: { id } }),
  }[action];
  return { run, isPending: status.isPending || remove.isPending };
}
