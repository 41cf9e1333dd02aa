import { SURVEY_LIMITS } from "@shikkha/contract/surveys/survey.ts";
import type { SurveyTemplate } from "@shikkha/contract/surveys/survey-calls.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/format/use-format.ts";
import { FormSection } from "../../../../shared/form-page/FormSection.tsx";
import { UiLink } from "../../../../ui/controls/UiLink.tsx";
import { Select } from "../../../../ui/fields/Select.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { namesAfter } from "../../model/survey-values.ts";
import type { SurveyFormState } from "./use-survey-form.ts";
import page from "../../../../shared/form-page/FormPage.module.css";

interface Props {
  form: SurveyFormState;
  templates: readonly SurveyTemplate[];
  isDisabled: boolean;
  /** It is out: its form stays. */
  isOut: boolean;
}

/** Which form is asked, and what the survey is called. */
export function TemplateSection({ form, templates, isDisabled, isOut }: Props) {
  const { t } = useTranslation("dynamicSurvey");
  const { name, number } = useFormat();
  const { errors, isSubmitted } = form.formState;
  const formId = form.watch("formId");
  const chosen = templates.find(({ id }) => id === formId);
  function choose(id: string) {
    const next = templates.find((one) => one.id === Number(id));
    if (!next) return;
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    const names = namesAfter(form.getValues(), chosen, next);
    form.setValue("formId", next.id, options);
    form.setValue("nameBangla", names.nameBangla, options);
    form.setValue("nameEnglish", names.nameEnglish, options);
  }
  return (
    <FormSection step={1} title={t("form.template")}>
      <div className={page.fields}>
        <Select
          id="formId"
          label={t("form.form")}
          help={t("form.formHelp")}
          isRequired
          isDisabled={isDisabled || isOut}
          isSearchable={templates.length > 6}
          value={formId === null ? null : String(formId)}
          options={templates.map((one) => ({ id: String(one.id), name: name(one) }))}
          onChange={choose}
          error={errors.formId?.message}
        />
        {chosen && (
          <p className={page.help}>
            {t("form.formMeta", {
              version: number(chosen.versionNumber),
              questions: number(chosen.questionCount),
            })}{" "}
            <UiLink href={`/form/detail/${chosen.id}`}>{t("form.seeForm")}</UiLink>
          </p>
        )}
        <div className={page.pair}>
          <TextField
            id="nameBangla"
            label={t("form.nameBangla")}
            isRequired
            isDisabled={isDisabled}
            autoComplete="off"
            maxLength={SURVEY_LIMITS.name}
            error={errors.nameBangla?.message}
            {...form.register("nameBangla")}
          />
          <TextField
            id="nameEnglish"
            label={t("form.nameEnglish")}
            isRequired
            isDisabled={isDisabled}
            autoComplete="off"
            maxLength={SURVEY_LIMITS.name}
            error={errors.nameEnglish?.message}
            {...form.register("nameEnglish")}
          />
        </div>
      </div>
    </FormSection>
  );
}
