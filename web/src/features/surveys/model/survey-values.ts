import type { BodyOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { lastDayOf } from "@shikkha/contract/notices/notice.ts";
import type {
  surveyCalls,
  SurveyDetail,
  SurveyTemplate,
} from "@shikkha/contract/surveys/survey-calls.ts";
import { dhakaTime, startOf, type StartValues } from "../../../shared/form-page/start-time.ts";
import {
  draftOf,
  NO_RECEIVERS,
  type ReceiverDraft,
  ruleOf,
} from "../../../shared/receiver-picker/receiver-draft.ts";

/** What the form holds; the contract's body is made from it. */
export interface SurveyValues extends StartValues {
  formId: number | null;
  nameBangla: string;
  nameEnglish: string;
  dateTo: string | null;
  receivers: ReceiverDraft;
}

export const EMPTY_SURVEY: SurveyValues = {
  formId: null,
  nameBangla: "",
  nameEnglish: "",
  when: "NOW",
  date: null,
  time: "09:00",
  dateTo: null,
  receivers: NO_RECEIVERS,
};

type Body = Omit<BodyOf<typeof surveyCalls.create>, "clientId">;

/** Undefined parts are still missing. */
export function contentOf(values: SurveyValues) {
  const { nameBangla, nameEnglish } = values;
  return {
    nameBangla,
    nameEnglish,
    formId: values.formId ?? undefined,
    dateFrom: startOf(values) ?? null,
    dateTo: values.dateTo ?? undefined,
    receivers: ruleOf(values.receivers),
  };
}

/** The body once nothing is missing. */
export function bodyOf(values: SurveyValues): Body | undefined {
  const { formId, dateTo, receivers, ...rest } = contentOf(values);
  return formId !== undefined && dateTo !== undefined && receivers
    ? { ...rest, formId, dateTo, receivers }
    : undefined;
}

/** A stored survey as the form shows it. */
export function valuesOf(survey: SurveyDetail): SurveyValues {
  return {
    formId: survey.form.id,
    nameBangla: survey.nameBangla,
    nameEnglish: survey.nameEnglish,
    when: "LATER",
    date: dayInDhaka(new Date(survey.startsAt)),
    time: dhakaTime(survey.startsAt),
    dateTo: lastDayOf(survey.endsAt),
    receivers: draftOf(survey.receivers, survey.named),
  };
}

/** A copy has the content and the receivers of another, and dates of its own. */
export function copyOf(survey: SurveyDetail): SurveyValues {
  const { formId, nameBangla, nameEnglish, receivers } = valuesOf(survey);
  return { ...EMPTY_SURVEY, formId, nameBangla, nameEnglish, receivers };
}

/** The names of a chosen form stand for the survey's until its author writes others. */
export function namesAfter(
  values: Pick<SurveyValues, "nameBangla" | "nameEnglish">,
  before: SurveyTemplate | undefined,
  after: SurveyTemplate,
): Pick<SurveyValues, "nameBangla" | "nameEnglish"> {
  const isOwn = (typed: string, given: string | undefined) =>
    typed.trim() !== "" && typed !== given;
  return {
    nameBangla: isOwn(values.nameBangla, before?.nameBangla) ? values.nameBangla : after.nameBangla,
    nameEnglish: isOwn(values.nameEnglish, before?.nameEnglish)
      ? values.nameEnglish
      : after.nameEnglish,
  };
}
