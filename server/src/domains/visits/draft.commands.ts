import { FORM_ERRORS } from "@shikkha/contract/forms/form.ts";
import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { KIND_OF } from "@shikkha/contract/visits/visit-words.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findPublishedForm } from "../forms/forms.lookup.ts";
import { aimAt } from "./aim.ts";
import { findDraft, findDraftOfRow, type OwnDraft } from "./drafts.reads.ts";
import { deleteDraft, insertDraft, saveDraft } from "./drafts.writes.ts";
import { requireVisiting } from "./visit-access.ts";

type Start = InputOf<typeof visitCalls.start>;
type Save = InputOf<typeof visitCalls.save>;
type Discard = InputOf<typeof visitCalls.discard>;

/** Begins a visit, or finds it begun: by the same device again, or on another one for the same planned visit. */
export async function startVisit(
  { tx, record }: Write,
  actor: Actor,
  { params: { kind }, body }: Start,
  now: Date,
): Promise<ResponseOf<typeof visitCalls.start>> {
  requireVisiting(actor, kind);
  const known = await findDraft(tx, body.clientId);
  if (known) return answerKnown({ tx, record }, actor, known, body.planDetailId);
  const { place, planRowId } = await aimAt(tx, actor, kind, body, undefined);
  if (planRowId !== null && (await findDraftOfRow(tx, planRowId)))
    throw new AppError(VISIT_ERRORS.begunElsewhere);
  const form = await findPublishedForm(tx, KIND_OF[kind]);
  if (!form || form.versionId === null) throw new AppError(FORM_ERRORS.noneForMonitoring);
  const draft = {
    clientId: body.clientId,
    personId: actor.personId,
    kind: KIND_OF[kind],
    place,
    planRowId,
    formVersionId: form.versionId,
    now,
  };
  if (!(await insertDraft(tx, draft))) {
    const other = await findDraft(tx, body.clientId);
    if (!other) throw new AppError(ERRORS.stale);
    return answerKnown({ tx, record }, actor, other, body.planDetailId);
  }
  record({
    target: { kind: "visitDraft", id: body.clientId },
    after: { kind, instituteId: place.instituteId, officeId: place.officeId, planRowId },
  });
  return { clientId: body.clientId, version: 1, formVersionId: form.versionId };
}

async function answerKnown(
  { record }: Write,
  actor: Actor,
  known: OwnDraft,
  planRowId: number | undefined,
): Promise<ResponseOf<typeof visitCalls.start>> {
  if (known.personId !== actor.personId || (planRowId ?? null) !== known.planRowId)
    throw new AppError(ERRORS.idReused);
  record({ target: { kind: "visitDraft", id: known.clientId }, after: { repeated: true } });
  const { clientId, version, formVersionId } = known;
  return { clientId, version, formVersionId };
}

export async function saveVisit(
  { tx, record }: Write,
  actor: Actor,
  { params: { kind }, body }: Save,
  now: Date,
): Promise<ResponseOf<typeof visitCalls.save>> {
  requireVisiting(actor, kind);
  const draft = await findDraft(tx, body.clientId);
  if (!draft || draft.personId !== actor.personId) throw new AppError(ERRORS.notFound);
  const version = await saveDraft(tx, { ...body, personId: actor.personId, now });
  if (version === undefined) throw new AppError(ERRORS.stale);
  record({
    target: { kind: "visitDraft", id: body.clientId },
    after: { progress: body.progress, version },
  });
  return { version, savedAt: now.toISOString() };
}

/** Takes the copy on the server away, on whatever device it was begun; what a device itself holds stays there. */
export async function discardVisit(
  { tx, record }: Write,
  actor: Actor,
  { params: { kind }, body: { clientId } }: Discard,
): Promise<ResponseOf<typeof visitCalls.discard>> {
  requireVisiting(actor, kind);
  const gone = await deleteDraft(tx, { clientId, personId: actor.personId, kind: KIND_OF[kind] });
  if (!gone) throw new AppError(ERRORS.notFound);
  record({ target: { kind: "visitDraft", id: clientId }, before: gone });
  return { clientId };
}
