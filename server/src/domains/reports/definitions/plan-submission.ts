import type { Submission } from "@shikkha/contract/plans/review.ts";
import { streamRows } from "../../../platform/db/stream-rows.ts";
import { countSubmissions, submissionColumns, submissionRows } from "../../plans/plans.lookup.ts";
import { defineReport, type Source } from "../report-definition.ts";
import { inChosen } from "../chosen-places.reads.ts";
import { cut } from "../visit-rows.reads.ts";

const filterOf = ({ filter }: Source) => ({
  planYear: filter.planYear,
  designationId: filter.designationId,
  status: filter.status,
  inPlaces: inChosen.bind(undefined, filter),
});

/** Officers and how far their plans of a year are. */
export const planSubmissionReport = defineReport<Submission>({
  title: { bn: "বার্ষিক পরিকল্পনা জমার প্রতিবেদন", en: "Yearly plan submission report" },
  time: "year",
  columns: submissionColumns,
  count: async (source) =>
    (await countSubmissions(source.scope, source.db, filterOf(source))).total,
  rows: (source, slice) =>
    streamRows(
      source.db,
      submissionRows(source.scope, filterOf(source), cut(slice)),
      source.signal,
    ),
});
