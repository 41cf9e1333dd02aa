import type { KeyObject } from "node:crypto";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import { receiptNumber } from "@shikkha/contract/visits/receipt.ts";
import { type VisitKind, visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import { signReceipt, submissionHash } from "../../src/domains/visits/receipts.ts";
import type { Random } from "../random.ts";
import type { AnswerBook } from "./visit-answers.ts";
import { dayFacts } from "./visit-day.ts";
import { REASONS, RETURN_REASONS } from "./visit-texts.ts";
import { qualityOf } from "./visit-turns.ts";

export interface PlannedRow {
  readonly id: string;
  readonly kind: MonitoringKind;
  readonly institute_id: string | null;
  readonly office_id: string | null;
  readonly planned: string;
  readonly path: string;
  readonly isas_category: string | null;
  readonly institute_type: string | null;
  readonly designation_id: string | null;
  readonly person_id: string;
  readonly duty_id: string;
}

export interface Visit {
  readonly clientId: string;
  readonly row: PlannedRow;
  readonly visitDate: string;
  readonly timing: "ON_TIME" | "LATE" | "UNPLANNED";
  readonly random: Random;
}

/** A visit as it is stored, and what is kept beside it. */
export interface Report {
  readonly id: number;
  readonly visit: Visit;
  readonly stored: object;
  readonly versions: readonly object[];
  readonly returns: readonly object[];
  readonly lesson: object | undefined;
  readonly submittedAt: string;
}

interface Surroundings {
  readonly today: string;
  readonly receiptKey: KeyObject | undefined;
  readonly form: { readonly book: AnswerBook; readonly versionId: number };
  /** Who sent the reports back that came back. */
  readonly returnedBy: number;
}

const CORRECTED = 0.04;
const RETURNED = 0.05;
/** Reports of so many months may still be on their way back. */
const RECENT = 2;

export function reportOf(id: number, visit: Visit, around: Surroundings): Report {
  const { row, random, visitDate } = visit;
  const kind = visitKindOf(row.kind);
  const month = monthsBefore(visitDate, around.today);
  const district = Number(row.path.split("/")[2] ?? 0);
  const quality = qualityOf(random, { isasCategory: row.isas_category, district, month: -month });
  const template = around.form.book.pick(random, quality);
  const placeId = Number(row.institute_id ?? row.office_id);
  const day = dayFacts(random, kind, { id: placeId, type: row.institute_type, quality });
  const answers = { ...template.answers, ...around.form.book.answersOf(day.facts) };
  const isReturned = month < RECENT && random.chance(RETURNED);
  const version = !isReturned && random.chance(CORRECTED) ? 2 : 1;
  const submittedAt = `${visitDate}T${String(random.integer(6, 10)).padStart(2, "0")}:${random.integer(10, 59)}:00Z`;
  const returned = { returned_at: `${visitDate}T11:30:00Z`, returned_by: around.returnedBy };
  const comment = random.pick(RETURN_REASONS);
  const report = { rating: template.rating, answers, form_version_id: around.form.versionId };
  const isPlanned = visit.timing !== "UNPLANNED";
  return {
    id,
    visit,
    submittedAt,
    versions: versionsOf(
      id,
      kind,
      version,
      { ...report, submittedAt, visitDate },
      around.receiptKey,
    ),
    returns: isReturned || version > 1 ? [{ ...returned, visit_id: id, number: 1, comment }] : [],
    lesson: day.lesson && { visit_id: id, ...day.lesson },
    stored: {
      id,
      visit_date: visitDate,
      kind: row.kind,
      institute_id: row.institute_id,
      office_id: row.office_id,
      plan_row_id: isPlanned ? row.id : null,
      planned_date: isPlanned ? row.planned : null,
      timing: visit.timing,
      unplanned_reason: isPlanned ? null : random.pick(REASONS),
      person_id: row.person_id,
      duty_id: row.duty_id,
      designation_id: row.designation_id,
      ...report,
      ratings: template.ratings,
      state: isReturned ? "RETURNED" : "SUBMITTED",
      version,
      submitted_at: submittedAt,
      returned_at: isReturned ? returned.returned_at : null,
      returned_by: isReturned ? returned.returned_by : null,
      return_comment: isReturned ? comment : null,
      ...day.columns,
      begun_at: `${visitDate}T04:20:00Z`,
      finished_at: submittedAt,
      path: row.path,
      isas_category: row.isas_category,
      institute_type: row.institute_type,
    },
  };
}

interface Submitted {
  readonly rating: number | null;
  readonly answers: object;
  readonly form_version_id: number;
  readonly submittedAt: string;
  readonly visitDate: string;
}

/** Each submission with the receipt it got; a corrected report has two. */
function versionsOf(
  id: number,
  kind: VisitKind,
  count: number,
  { submittedAt, visitDate, ...report }: Submitted,
  receiptKey: KeyObject | undefined,
): object[] {
  return Array.from({ length: count }, (_, index) => {
    const hash = submissionHash({ id, version: index + 1, answers: report.answers });
    const number = receiptNumber(kind, Number(visitDate.slice(0, 4)), id);
    // Times as the database gives them back, so that the signature still holds.
    const at = new Date(index === 0 ? submittedAt : `${visitDate}T12:05:00Z`).toISOString();
    return {
      visit_id: id,
      number: index + 1,
      ...report,
      submitted_at: at,
      receipt_number: number,
      hash,
      signature: receiptKey ? signReceipt(receiptKey, { number, at, hash }) : "",
    };
  });
}

function monthsBefore(day: string, today: string): number {
  const months = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(today) - months(day);
}
