import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { toBengaliDigits } from "@shikkha/contract/kernel/digits.ts";
import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { PlanRow } from "@shikkha/contract/plans/visit-plan.ts";
import type { Submission } from "@shikkha/contract/plans/review.ts";
import type { Database } from "../../platform/db/database.ts";
import type { TableFile } from "../../platform/export/table-file.ts";
import {
  type ReportFrame,
  findPreparer,
  listPlaceNames,
  placesOf,
} from "../reports/reports.lookup.ts";
import { planRowColumns, STATUS_WORDS, submissionColumns } from "./plan-columns.ts";
import { listRows } from "./plan-rows.reads.ts";
import { listAllSubmissions, type SubmissionFilter } from "./review.reads.ts";

const yearWords = (year: number): Bilingual => ({
  bn: `পরিকল্পনার বছর: ${toBengaliDigits(String(year))}`,
  en: `Plan year: ${year}`,
});

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/** Officers and how far their plans are. */
export async function submissionsFile(
  scope: Scope,
  db: Database,
  filter: SubmissionFilter,
  frame: ReportFrame,
): Promise<TableFile<Submission>> {
  const { zoneId, districtId, upazilaId, status } = filter;
  const ids = [zoneId, districtId, upazilaId].filter((id) => id !== undefined);
  const [rows, places] = await Promise.all([
    listAllSubmissions(scope, db, filter),
    listPlaceNames(db, ids.length > 0 ? ids : placesOf(scope)),
  ]);
  return {
    ...frame,
    title: { bn: "বার্ষিক পরিকল্পনা জমার প্রতিবেদন", en: "Yearly plan submission report" },
    subtitle: yearWords(filter.planYear),
    facts: [
      { label: { bn: "এলাকা", en: "Area" }, value: places },
      ...(status ? [{ label: { bn: "অবস্থা", en: "Status" }, value: STATUS_WORDS[status] }] : []),
    ],
    columns: submissionColumns,
    rows: inTurn(rows),
  };
}

/** An officer's planned visits of a year. */
export async function yearlyPlanFile(
  db: Database,
  {
    officerId,
    ...filter
  }: {
    readonly officerId: number;
    readonly planYear: number;
    readonly seenFrom: Scope | undefined;
  },
  frame: ReportFrame,
): Promise<TableFile<PlanRow>> {
  const [rows, officer] = await Promise.all([
    listRows(db, officerId, filter),
    findPreparer(db, officerId),
  ]);
  return {
    ...frame,
    title: { bn: "কর্মকর্তার বার্ষিক মনিটরিং পরিকল্পনা", en: "Officer's yearly monitoring plan" },
    subtitle: yearWords(filter.planYear),
    facts: [
      { label: { bn: "কর্মকর্তা", en: "Officer" }, value: officer },
      {
        label: { bn: "পরিদর্শন", en: "Visits" },
        value: { bn: `${toBengaliDigits(String(rows.length))}টি`, en: String(rows.length) },
      },
    ],
    columns: planRowColumns,
    rows: inTurn(rows),
  };
}
