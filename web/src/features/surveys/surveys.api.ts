import type { RequestOf } from "@shikkha/contract/kernel/call.ts";
import { mySurveyCalls } from "@shikkha/contract/surveys/my-surveys.ts";
import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { surveyResultCalls } from "@shikkha/contract/surveys/survey-results.ts";
import { useCall } from "../../lib/calls/use-call.ts";

type ListQuery = NonNullable<RequestOf<typeof surveyCalls.list>["query"]>;
type ReceivedQuery = NonNullable<RequestOf<typeof mySurveyCalls.list>["query"]>;
type AnswersQuery = NonNullable<RequestOf<typeof surveyResultCalls.answers>["query"]>;
type TextQuery = NonNullable<RequestOf<typeof surveyResultCalls.texts>["query"]>;
export type PlaceIds = NonNullable<RequestOf<typeof surveyResultCalls.summary>["query"]>;

/** What a change of a survey makes old. */
export const SHOWS_SURVEYS = [
  surveyCalls.list,
  surveyCalls.detail,
  surveyCalls.templates,
  mySurveyCalls.list,
  mySurveyCalls.detail,
];

/** What an answer makes old. */
export const SHOWS_ANSWERS = [
  ...SHOWS_SURVEYS,
  surveyResultCalls.summary,
  surveyResultCalls.rates,
  surveyResultCalls.answers,
  surveyResultCalls.texts,
];

export function useSurveys(query: ListQuery) {
  return useCall(surveyCalls.list, { query }, { keepPrevious: true });
}

export function useTemplates() {
  return useCall(surveyCalls.templates, {});
}

export function useSurvey(id: number, enabled = true) {
  return useCall(surveyCalls.detail, { params: { id } }, { enabled });
}

export function useReceivedSurveys(query: ReceivedQuery) {
  return useCall(mySurveyCalls.list, { query }, { keepPrevious: true });
}

export function useReceivedSurvey(id: number) {
  return useCall(mySurveyCalls.detail, { params: { id } });
}

export function useResults(id: number, query: PlaceIds) {
  return useCall(surveyResultCalls.summary, { params: { id }, query }, { keepPrevious: true });
}

export function useRates(id: number, query: Pick<PlaceIds, "zoneId" | "districtId">) {
  return useCall(surveyResultCalls.rates, { params: { id }, query }, { keepPrevious: true });
}

export function useAnswers(id: number, query: AnswersQuery) {
  return useCall(surveyResultCalls.answers, { params: { id }, query }, { keepPrevious: true });
}

export function useTexts(id: number, questionId: number, query: TextQuery) {
  const params = { id, questionId };
  return useCall(surveyResultCalls.texts, { params, query }, { keepPrevious: true });
}

export function useAnswer(id: number, answerId: number) {
  return useCall(surveyResultCalls.answer, { params: { id, answerId } });
}
