import type { ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import { type VisitKind, visitKindOf } from "@shikkha/contract/visits/visit-words.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findFormVersion } from "../forms/forms.lookup.ts";
import { listActionsOf } from "./actions.reads.ts";
import { listPhotos } from "./photos.reads.ts";
import { findReceipt } from "./submit.reads.ts";
import { maySee, requireSeeing } from "./visit-access.ts";
import {
  findDetail,
  findVisitVersion,
  listVersions,
  positionOf,
  type StoredDetail,
} from "./visit-detail.reads.ts";

/** A visit the caller may see; any other does not exist. */
export async function getVisit(
  db: Database,
  actor: Actor,
  { kind, visitId }: { readonly kind: VisitKind; readonly visitId: number },
): Promise<StoredDetail> {
  requireSeeing(actor, kind);
  const visit = await findDetail(db, kind, visitId);
  if (!visit || !maySee(actor, visit)) throw new AppError(ERRORS.notFound);
  return visit;
}

export async function readVisit(
  db: Database,
  actor: Actor,
  wanted: { readonly kind: VisitKind; readonly visitId: number },
): Promise<ResponseOf<typeof visitCalls.one>> {
  const { path, personId, formVersionId, ...visit } = await getVisit(db, actor, wanted);
  const [form, photos, actions, versions, receipt] = await Promise.all([
    readForm(db, formVersionId),
    listPhotos(db, visit.id),
    listActionsOf(db, visit.id),
    listVersions(db, visit.id),
    findReceipt(db, visit.id, visit.version),
  ]);
  if (!receipt) throw new Error(`Visit ${visit.id} has no receipt`);
  const { begun_at, finished_at, submitted_at, ...rest } = visit;
  const isOwn = personId === actor.personId;
  return {
    ...rest,
    kind: visitKindOf(visit.kind),
    begunAt: begun_at?.toISOString() ?? null,
    finishedAt: finished_at?.toISOString() ?? null,
    submittedAt: submitted_at.toISOString(),
    position: positionOf(visit, visit.place),
    form,
    photos,
    actions,
    versions,
    receipt,
    isOwn,
    canReturn:
      !isOwn &&
      visit.state === "SUBMITTED" &&
      actor.permissions.includes("MANAGE_SUBMITTED_VISIT") &&
      covers(actor.scope, path),
  };
}

export async function readVersion(
  db: Database,
  actor: Actor,
  wanted: { readonly kind: VisitKind; readonly visitId: number; readonly number: number },
): Promise<ResponseOf<typeof visitCalls.version>> {
  const visit = await getVisit(db, actor, wanted);
  const version = await findVisitVersion(db, visit.id, wanted.number);
  if (!version) throw new AppError(ERRORS.notFound);
  const { formVersionId, number, submittedAt, rating, answers } = version;
  return { number, submittedAt, rating, answers, form: await readForm(db, formVersionId) };
}

async function readForm(db: Database, versionId: number) {
  const form = await findFormVersion(db, versionId);
  if (!form) throw new Error(`Form version ${versionId} is gone`);
  const { number, nameBangla, nameEnglish, questions } = form;
  return { versionId, number, nameBangla, nameEnglish, questions };
}
