import type { InputOf, ResponseOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { visitCalls } from "@shikkha/contract/visits/visit-calls.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import { KIND_OF, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { queueSystemMessage } from "../notices/notices.lookup.ts";
import { returnMessage } from "./return-message.ts";
import { markReturned } from "./return.writes.ts";
import { lockVisit } from "./submit.reads.ts";

/** Sends a visit back to its officer; the submission it answers is kept as it was. */
export async function returnVisit(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: InputOf<typeof visitCalls.return>,
  now: Date,
): Promise<ResponseOf<typeof visitCalls.return>> {
  const visit = await lockVisit(tx, { id: params.visitId });
  if (!visit || visit.kind !== KIND_OF[params.kind] || !covers(actor.scope, visit.path))
    throw new AppError(ERRORS.notFound);
  if (visit.personId === actor.personId) throw new AppError(VISIT_ERRORS.ownVisit);
  if (visit.state !== "SUBMITTED") throw new AppError(VISIT_ERRORS.notSubmitted);
  if (visit.version !== body.version) throw new AppError(ERRORS.stale);
  await markReturned(tx, visit, { comment: body.comment, by: actor.personId, now });
  await tell(tx, params.kind, visit.id, visit.personId, body.comment);
  record({
    target: { kind: "visit", id: visit.id },
    before: { state: "SUBMITTED", version: visit.version },
    after: { state: "RETURNED", comment: body.comment },
  });
  return { visitId: visit.id, state: "RETURNED" };
}

async function tell(
  tx: Write["tx"],
  kind: VisitKind,
  visitId: number,
  personId: number,
  comment: string,
): Promise<void> {
  await queueSystemMessage(tx, {
    ...(await returnMessage(tx, { kind, visitId, comment })),
    personIds: [personId],
  });
}
