import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { SURVEY_ERRORS } from "@shikkha/contract/surveys/survey.ts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { CallError } from "../../../../lib/calls/call-error.ts";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { useGo } from "../../../../shared/routing/navigation.ts";
import { fieldFor, surveyResolver } from "../../model/survey-resolver.ts";
import type { SurveyValues } from "../../model/survey-values.ts";

/** What making and changing a survey have in common: the rules, and where a refusal is shown. */
export function useSurveyForm(defaultValues: SurveyValues, failedPage: string) {
  const { t } = useTranslation("dynamicSurvey");
  const { language } = useFormat();
  const go = useGo();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<SurveyValues>({
    defaultValues,
    resolver: surveyResolver(language, {
      dateMissing: t("form.dateMissing"),
      receiversMissing: t("form.receiversMissing"),
    }),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });

  function refuse(error: CallError) {
    if (error.code === SURVEY_ERRORS.noReceivers.code)
      return form.setError("receivers", { message: error.message });
    if (error.code === SURVEY_ERRORS.noTemplate.code)
      return form.setError("formId", { message: error.message });
    const placed = error.fields.flatMap(({ path, message }) => {
      const field = fieldFor(path);
      return field ? [{ field, message }] : [];
    });
    for (const { field, message } of placed) form.setError(field, { message });
    if (placed.length > 0 && placed.length === error.fields.length) return undefined;
    // A lost connection keeps what was typed; a fault of the server ends on its own page.
    const isFault = error.statusCode >= ERRORS.failed.status && error.code !== NO_ANSWER.code;
    return isFault ? go.to(failedPage) : setRefusal(error.message);
  }

  return { form, refusal, setRefusal, refuse };
}

export type SurveyFormState = ReturnType<typeof useSurveyForm>["form"];
