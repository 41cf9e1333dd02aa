import * as z from "zod/mini";
import { idText } from "@shikkha/contract/kernel/numbers.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../../shared/leaving/LeaveGuard.tsx";
import { readListQuery } from "../../../shared/list/list-query.ts";
import { ruleOf } from "../../../shared/receiver-picker/receiver-draft.ts";
import { useReach } from "../../../shared/receiver-picker/use-reach.ts";
import { RecordShape } from "../../../shared/record/RecordShape.tsx";
import { useSearchText } from "../../../shared/routing/navigation.ts";
import { ErrorPage } from "../../../shared/states/ErrorPage.tsx";
import { ButtonLink } from "../../../ui/controls/ButtonLink.tsx";
import { PageHeader } from "../../../ui/layout/PageHeader.tsx";
import { useUiLocale } from "../../../ui/UiLocale.tsx";
import { SurveyForm } from "../components/form/SurveyForm.tsx";
import { useCreateSurvey } from "../components/form/use-create-survey.ts";
import { copyOf, EMPTY_SURVEY, namesAfter, type SurveyValues } from "../model/survey-values.ts";
import { useSurvey, useTemplates } from "../surveys.api.ts";

const PublishDialog = lazy(() => import("../dialogs/PublishDialog.tsx"));

const shape = { from: z.optional(idText()), formId: z.optional(idText()) };

/** New, made from a form, or a copy of another survey; its address says which. */
export default function SurveyCreateScreen() {
  const { t } = useTranslation();
  const { from, formId } = readListQuery(shape, useSearchText());
  const source = useSurvey(from ?? 0, from !== undefined);
  const templates = useTemplates();
  const title = t("page.createSurvey");
  if (source.error)
    return <ErrorPage error={source.error} screen={title} onRetry={() => void source.refetch()} />;
  if (from !== undefined) return source.data ? <Create initial={copyOf(source.data)} /> : <Shape />;
  if (formId === undefined) return <Create initial={EMPTY_SURVEY} />;
  if (!templates.data && !templates.error) return <Shape />;
  const template = templates.data?.find(({ id }) => id === formId);
  const initial = template
    ? { ...EMPTY_SURVEY, formId, ...namesAfter(EMPTY_SURVEY, undefined, template) }
    : EMPTY_SURVEY;
  return <Create initial={initial} />;
}

function Shape() {
  return <RecordShape main={[520]} side={[280]} />;
}

function Create({ initial }: { initial: SurveyValues }) {
  const { t } = useTranslation("dynamicSurvey");
  const { t: common } = useTranslation();
  const { words } = useUiLocale();
  const work = useCreateSurvey(initial);
  const values = work.form.watch();
  const { data: reach } = useReach(ruleOf(values.receivers));
  return (
    <>
      <PageHeader title={common("page.createSurvey")} meta={t("form.newMeta")} />
      <LeaveGuard isDirty={work.isDirty} />
      <SurveyForm
        form={work.form}
        submit={work.ask}
        isPending={work.isPending}
        refusal={work.refusal}
        second={<ButtonLink href="/dynamic-survey/management">{words.cancel}</ButtonLink>}
      />
      {work.isAsked && (
        <Suspense fallback={null}>
          <PublishDialog
            values={values}
            reach={reach}
            isPending={work.isPending}
            onConfirm={work.confirm}
            onClose={work.cancel}
          />
        </Suspense>
      )}
    </>
  );
}
