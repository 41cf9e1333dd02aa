import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { fieldCalls } from "@shikkha/contract/visits/field-calls.ts";
import type { ActionPoint } from "@shikkha/contract/visits/visit.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findAction } from "./actions.reads.ts";
import { closeAction, insertActions } from "./actions.writes.ts";
import { lockVisit } from "./submit.reads.ts";
import { maySee } from "./visit-access.ts";

export async function addAction(
  { tx, record }: Write,
  actor: Actor,
  { visitId, ...action }: InputOf<typeof fieldCalls.addAction>["body"],
): Promise<ActionPoint> {
  const visit = await lockVisit(tx, { id: visitId });
  if (!visit || !maySee(actor, visit)) throw new AppError(ERRORS.notFound);
  await insertActions(tx, {
    visitId,
    place: visit,
    personId: actor.personId,
    actions: [action],
  });
  // The new one, or the one that the same sending made before.
  const stored = await findAction(tx, { clientId: action.clientId, visitId });
  if (!stored) throw new AppError(ERRORS.idReused);
  const { text, owner, dueOn } = stored;
  record({
    target: { kind: "actionPoint", id: stored.id },
    after: { visitId, text, owner, dueOn },
  });
  return stored;
}

export async function endAction(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: InputOf<typeof fieldCalls.closeAction>,
  now: Date,
): Promise<ActionPoint> {
  const action = await findAction(tx, params);
  const visit = action && (await lockVisit(tx, { id: action.visitId }));
  if (!action || !visit || !maySee(actor, visit)) throw new AppError(ERRORS.notFound);
  const closing = { note: body.note, personId: actor.personId, now };
  if (!(await closeAction(tx, action.id, closing))) throw new AppError(VISIT_ERRORS.actionClosed);
  record({
    target: { kind: "actionPoint", id: action.id },
    before: { text: action.text, dueOn: action.dueOn },
    after: { note: body.note },
  });
  const closed = await findAction(tx, params);
  if (!closed) throw new AppError(ERRORS.notFound);
  return closed;
}
