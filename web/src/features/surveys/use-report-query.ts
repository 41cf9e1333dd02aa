import { surveyResultCalls } from "@shikkha/contract/surveys/survey-results.ts";
import * as z from "zod/mini";
import { idText } from "@shikkha/contract/kernel/numbers.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";

const { page, size, searchParam } = surveyResultCalls.answers.query.shape;
const place = z.optional(idText());
const shape = {
  page,
  size,
  searchParam,
  surveyId: place,
  zone: place,
  district: place,
  upazila: place,
  tab: z.optional(z.enum(["summary", "answers"])),
};

/** Which survey is looked at, where, and which part of its results: all in the address. */
export function useReportQuery() {
  const list = useListQuery(shape);
  const { surveyId, zone, district, upazila, tab = "summary" } = list.query;
  return {
    ...list,
    surveyId,
    tab,
    place: { zoneId: zone, districtId: district, upazilaId: upazila },
    /** Clears the filters and keeps the survey. */
    clear: () =>
      list.change({
        searchParam: undefined,
        zone: undefined,
        district: undefined,
        upazila: undefined,
      }),
  };
}

export type ReportState = ReturnType<typeof useReportQuery>;
