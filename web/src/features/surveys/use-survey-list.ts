import { surveyCalls } from "@shikkha/contract/surveys/survey-calls.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

/** The state of a list of surveys: what its address asks for. */
export function useSurveyList() {
  const list = useListQuery(surveyCalls.list.query.shape);
  const { searchParam, formId } = list.query;
  return { ...list, isFiltered: Boolean(searchParam) || formId !== undefined };
}

export type SurveyListState = ReturnType<typeof useSurveyList>;
