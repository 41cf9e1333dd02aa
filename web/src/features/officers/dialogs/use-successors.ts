import { officerCalls } from "@shikkha/contract/officers/officers.ts";
import { useQueries } from "@tanstack/react-query";
import { callQuery } from "../../../lib/calls/use-call.ts";
import { successorQueries, successorsAmong } from "../model/successor-queries.ts";

/** Officers who could take over at a place, found by what was typed. */
export function useSuccessors(path: string, leavingId: number, searchParam: string) {
  return useQueries({
    queries: successorQueries(path, searchParam).map((query) =>
      callQuery(officerCalls.list, { query }),
    ),
    combine: (answers) => ({
      officers: successorsAmong(
        answers.map(({ data }) => data?.items ?? []),
        leavingId,
      ),
      isPending: answers.some((answer) => answer.isPending),
      error: answers.find((answer) => answer.error)?.error ?? undefined,
    }),
  });
}
