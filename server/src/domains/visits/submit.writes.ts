import { sql } from "kysely";
import type { MonitoringKind } from "@shikkha/contract/plans/plan-words.ts";
import type { Receipt } from "@shikkha/contract/visits/receipt.ts";
import type { VisitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { Presence } from "@shikkha/contract/visits/visit-facts.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Aim } from "./aim.ts";
import type { ReadReport } from "./read-report.ts";

/** The visit's number; undefined when one with this client id is already stored. */
export async function takeIdentity(
  tx: Transaction,
  clientId: string,
  visitDate: string,
): Promise<number | undefined> {
  const row = await tx
    .insertInto("visit_identity")
    .values({ client_id: clientId, visit_date: visitDate })
    .onConflict((conflict) => conflict.constraint("visit_client_id_unique").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

interface NewVisit {
  readonly id: number;
  readonly kind: MonitoringKind;
  readonly personId: number;
  readonly dutyId: number;
  readonly designationId: number | null;
  readonly aim: Aim;
  readonly body: VisitSubmission;
  readonly report: ReadReport;
  readonly now: Date;
}

export async function insertVisit(tx: Transaction, visit: NewVisit): Promise<void> {
  const { aim, body } = visit;
  await tx
    .insertInto("visit")
    .values({
      id: visit.id,
      visit_date: body.visitDate,
      kind: visit.kind,
      institute_id: aim.place.instituteId,
      office_id: aim.place.officeId,
      plan_row_id: aim.planRowId,
      planned_date: aim.plannedDate,
      timing: timingOf(aim.plannedDate, body.visitDate),
      unplanned_reason: aim.planRowId === null ? (body.unplannedReason ?? null) : null,
      person_id: visit.personId,
      duty_id: visit.dutyId,
      designation_id: visit.designationId,
      path: aim.place.path,
      isas_category: aim.place.isasCategory,
      institute_type: aim.place.type,
      ...columnsOf(visit),
    })
    .execute();
}

/** A corrected report takes the place of the returned one; place, day and plan stay. */
export async function updateVisit(
  tx: Transaction,
  visit: Pick<NewVisit, "id" | "body" | "report" | "now">,
): Promise<void> {
  await tx
    .updateTable("visit")
    .set({
      ...columnsOf(visit),
      state: "SUBMITTED",
      version: visit.body.version,
    })
    .where("id", "=", visit.id)
    .where("visit_date", "=", visit.body.visitDate)
    .execute();
}

function timingOf(plannedDate: string | null, visitDate: string) {
  if (plannedDate === null) return "UNPLANNED";
  return visitDate > plannedDate ? "LATE" : "ON_TIME";
}

function columnsOf({ body, report, now }: Pick<NewVisit, "body" | "report" | "now">) {
  const { people, staff, students } = report.facts;
  const sum = (part: "enrolled" | "girls" | "boys") =>
    students.reduce((total, row) => total + row[part], 0);
  const { watched } = report.facts;
  const isCounted = students.length > 0;
  return {
    form_version_id: report.formVersionId,
    answers: JSON.stringify(report.answers),
    submitted_at: now,
    rating: report.rating,
    ratings: JSON.stringify(report.ratings),
    ...presenceColumns("people", people),
    ...presenceColumns("staff", staff),
    students_enrolled: isCounted ? sum("enrolled") : (watched?.enrolled ?? null),
    students_girls: isCounted ? sum("girls") : (watched?.girls ?? null),
    students_boys: isCounted ? sum("boys") : (watched?.boys ?? null),
    classes_visited: watched ? 1 : isCounted ? students.length : null,
    students_by_grade: isCounted ? JSON.stringify(students) : null,
    latitude: body.position?.latitude ?? null,
    longitude: body.position?.longitude ?? null,
    accuracy: body.position?.accuracy ?? null,
    begun_at: body.begunAt ?? null,
    finished_at: body.finishedAt ?? null,
  };
}

function presenceColumns<Group extends "people" | "staff">(group: Group, counted: Presence | null) {
  const column = (part: keyof Presence) => [`${group}_${part}`, counted?.[part] ?? null] as const;
  return Object.fromEntries([
    column("total"),
    column("present"),
    column("authorised"),
    column("unauthorised"),
  ]) as Record<`${Group}_${keyof Presence}`, number | null>;
}

export async function insertVersion(
  tx: Transaction,
  receipt: Omit<Receipt, "awaitedPhotos">,
  report: ReadReport,
): Promise<void> {
  await tx
    .insertInto("visit_version")
    .values({
      visit_id: receipt.visitId,
      number: receipt.version,
      form_version_id: report.formVersionId,
      answers: JSON.stringify(report.answers),
      rating: report.rating,
      submitted_at: receipt.at,
      receipt_number: receipt.number,
      hash: receipt.hash,
      signature: receipt.signature,
    })
    .execute();
}

export async function keepWatchedClass(
  tx: Transaction,
  visitId: number,
  { facts: { watched } }: ReadReport,
): Promise<void> {
  await tx.deleteFrom("classroom_fact").where("visit_id", "=", visitId).execute();
  if (!watched) return;
  const { teacher, teacherIndex, ...rest } = watched;
  await tx
    .insertInto("classroom_fact")
    .values({
      visit_id: visitId,
      teacher_name: teacher,
      teacher_index: teacherIndex,
      subject: rest.subject,
      topic: rest.topic,
      grade: rest.grade,
      section: rest.section,
      enrolled: rest.enrolled,
      girls: rest.girls,
      boys: rest.boys,
    })
    .execute();
}

/** The photos the report names; what it no longer names is no longer part of it. */
export async function announcePhotos(
  tx: Transaction,
  visitId: number,
  { version, photos }: Pick<VisitSubmission, "version" | "photos">,
): Promise<void> {
  const kept = photos.map(({ clientId }) => clientId);
  await sql`
    update visit_photo set removed_in = ${version} where visit_id = ${visitId} and removed_in is null
      and client_id <> all(${kept}::uuid[])`.execute(tx);
  for (const [position, { clientId, sha256, caption }] of photos.entries())
    await tx
      .insertInto("visit_photo")
      .values({
        visit_id: visitId,
        client_id: clientId,
        sha256,
        position,
        caption: caption ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .constraint("visit_photo_client_id_unique")
          .doUpdateSet({ position, caption: caption ?? null, removed_in: null }),
      )
      .execute();
}

/** What planning knows of an institute from its visits: the last day, and the rating of the last general monitoring. */
export async function noteStanding(
  tx: Transaction,
  instituteId: number,
  visitDate: string,
  rating: number | null,
): Promise<void> {
  await sql`
    insert into institute_standing as s (institute_id, last_visit_on, last_rating) values (${instituteId}, ${visitDate}, ${rating})
    on conflict (institute_id) do update set
      last_rating = case when excluded.last_visit_on >= s.last_visit_on then coalesce(excluded.last_rating, s.last_rating) else s.last_rating end,
      last_visit_on = greatest(s.last_visit_on, excluded.last_visit_on)`.execute(tx);
}
