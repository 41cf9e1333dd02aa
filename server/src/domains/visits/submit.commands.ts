import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { type Receipt, receiptNumber } from "@shikkha/contract/visits/receipt.ts";
import type { VisitSubmission } from "@shikkha/contract/visits/submission.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { KIND_OF, VISIT_LIMITS, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { fulfilPlannedVisit } from "../plans/plans.lookup.ts";
import { insertActions } from "./actions.writes.ts";
import { aimAt } from "./aim.ts";
import { findDraft } from "./drafts.reads.ts";
import { deleteDraftsOf } from "./drafts.writes.ts";
import { type ReadReport, readReport } from "./read-report.ts";
import { signReceipt, submissionHash } from "./receipts.ts";
import { findReceipt, lockVisit, type StoredVisit } from "./submit.reads.ts";
import {
  announcePhotos,
  insertVersion,
  insertVisit,
  keepWatchedClass,
  noteStanding,
  takeIdentity,
  updateVisit,
} from "./submit.writes.ts";
import { requireVisiting } from "./visit-access.ts";

const DAY_MS = 86_400_000;

/**
 * Hands a visit in. The device's id makes it one visit however often it is sent; the number of the submission tells a
 * repetition, which gets the receipt again, from a correction, which needs the visit to have been returned.
 */
export async function submitVisit(
  platform: Pick<Platform, "keys" | "now">,
  write: Write,
  actor: Actor,
  { params: { kind }, body }: InputOf<typeof visitCalls.submit>,
): Promise<Receipt> {
  requireVisiting(actor, kind);
  const hash = submissionHash({ kind, ...body });
  const known = await lockVisit(write.tx, body);
  if (known) return submitAgain(platform, write, actor, { kind, body, hash, known });
  if (body.version !== 1) throw new AppError(VISIT_ERRORS.notReturned);
  requireDay(body.visitDate, platform.now());
  const id = await takeIdentity(write.tx, body.clientId, body.visitDate);
  if (id === undefined) {
    const other = await lockVisit(write.tx, body);
    if (!other) throw new AppError(ERRORS.stale);
    return submitAgain(platform, write, actor, { kind, body, hash, known: other });
  }
  return submitFirst(platform, write, actor, { id, kind, body, hash });
}

async function submitFirst(
  { keys, now }: Pick<Platform, "keys" | "now">,
  { tx, record }: Write,
  actor: Actor,
  { id, kind, body, hash }: { id: number; kind: VisitKind; body: VisitSubmission; hash: string },
): Promise<Receipt> {
  const draft = await findDraft(tx, body.clientId);
  const isTheirs = draft?.personId === actor.personId || draft?.begunBy === actor.personId;
  const aim = await aimAt(tx, actor, kind, body, isTheirs ? draft : undefined);
  const report = await readReport(tx, kind, body.formVersionId, body.answers);
  const at = now();
  const { personId, dutyId, designationId } = actor;
  const visit = { id, kind: KIND_OF[kind], personId, dutyId, designationId };
  await insertVisit(tx, { ...visit, aim, body, report, now: at });
  if (aim.planRowId !== null)
    await fulfilPlannedVisit(tx, aim.planRowId, { id, visitDate: body.visitDate });
  const receipt = await keepReport(tx, keys, { id, kind, body, hash, report, at });
  await insertActions(tx, { visitId: id, place: aim.place, personId, actions: body.actions });
  await deleteDraftsOf(tx, body.clientId, aim.planRowId);
  if (aim.place.instituteId !== null)
    await noteStanding(
      tx,
      aim.place.instituteId,
      body.visitDate,
      kind === "general" ? report.rating : null,
    );
  record({
    target: { kind: "visit", id },
    after: {
      kind,
      instituteId: aim.place.instituteId,
      officeId: aim.place.officeId,
      visitDate: body.visitDate,
      rating: report.rating,
      receipt: receipt.number,
    },
  });
  return receipt;
}

interface Again {
  readonly kind: VisitKind;
  readonly body: VisitSubmission;
  readonly hash: string;
  readonly known: StoredVisit;
}

async function submitAgain(
  { keys, now }: Pick<Platform, "keys" | "now">,
  { tx, record }: Write,
  actor: Actor,
  { kind, body, hash, known }: Again,
): Promise<Receipt> {
  const target = { kind: "visit", id: known.id };
  // Someone else's id is no more known here than one that was never used.
  if (known.personId !== actor.personId || known.kind !== KIND_OF[kind])
    throw new AppError(ERRORS.idReused);
  const earlier = await findReceipt(tx, known.id, body.version);
  if (earlier) {
    if (earlier.hash !== hash) throw new AppError(ERRORS.idReused);
    record({ target, after: { version: body.version, repeated: true } });
    return earlier;
  }
  if (known.state !== "RETURNED" || body.version !== known.version + 1)
    throw new AppError(VISIT_ERRORS.notReturned);
  if (!isSameVisit(known, body)) throw new AppError(ERRORS.idReused);
  const report = await readReport(tx, kind, body.formVersionId, body.answers);
  const at = now();
  await updateVisit(tx, { id: known.id, body, report, now: at });
  const receipt = await keepReport(tx, keys, { id: known.id, kind, body, hash, report, at });
  const { id: visitId, personId } = known;
  await insertActions(tx, { visitId, place: known, personId, actions: body.actions });
  if (known.instituteId !== null && kind === "general")
    await noteStanding(tx, known.instituteId, body.visitDate, report.rating);
  record({
    target,
    before: { state: "RETURNED", version: known.version },
    after: { state: "SUBMITTED", version: body.version, receipt: receipt.number },
  });
  return receipt;
}

async function keepReport(
  tx: Write["tx"],
  keys: Platform["keys"],
  visit: {
    readonly id: number;
    readonly kind: VisitKind;
    readonly body: VisitSubmission;
    readonly hash: string;
    readonly report: ReadReport;
    readonly at: Date;
  },
): Promise<Receipt> {
  const { id, body, hash, report } = visit;
  const year = Number(body.visitDate.slice(0, 4));
  const stated = {
    number: receiptNumber(visit.kind, year, id),
    at: visit.at.toISOString(),
    hash,
  };
  const signature = signReceipt(keys.receiptPrivate, stated);
  await insertVersion(tx, { visitId: id, version: body.version, ...stated, signature }, report);
  await keepWatchedClass(tx, id, report);
  await announcePhotos(tx, id, body);
  const receipt = await findReceipt(tx, id, body.version);
  if (!receipt) throw new Error("A submission was stored without its receipt");
  return receipt;
}

/** A correction changes what was found, never where or when. */
function isSameVisit(known: StoredVisit, body: VisitSubmission): boolean {
  if (known.visitDate !== body.visitDate) return false;
  return known.planRowId === null
    ? known.instituteId === (body.instituteId ?? null) && known.officeId === (body.officeId ?? null)
    : known.planRowId === body.planDetailId;
}

function requireDay(visitDate: string, now: Date): void {
  if (visitDate > dayInDhaka(now)) throw new AppError(VISIT_ERRORS.inFuture);
  const first = dayInDhaka(new Date(now.getTime() - VISIT_LIMITS.daysToSubmit * DAY_MS));
  if (visitDate < first)
    throw new AppError(VISIT_ERRORS.tooLate, { blanks: { days: VISIT_LIMITS.daysToSubmit } });
}
