/** Where the results of a survey are. */
export function resultsOf(id: number): string {
  return `/report/dynamic-survey?surveyId=${id}`;
}
