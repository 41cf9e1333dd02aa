import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import { KIND_OF, type VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import { VISIT_ERRORS } from "@shikkha/contract/visits/visit-errors.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findPlannedVisit } from "../plans/plans.lookup.ts";
import type { OwnDraft } from "./drafts.reads.ts";
import { findPlace, type FoundPlace, type PlaceId } from "./visit-place.reads.ts";

/** Where a visit goes, and the plan row it fulfils. */
export interface Aim {
  readonly place: FoundPlace;
  readonly planRowId: number | null;
  readonly plannedDate: string | null;
}

interface Wanted extends PlaceId {
  readonly planDetailId?: number | undefined;
}

/**
 * A planned visit is the caller's own and of the kind; any place lies in the jurisdiction. What the caller has begun
 * (`begun`) stays theirs to hand in, though they moved or the planned visit went to a successor meanwhile.
 */
export async function aimAt(
  tx: Transaction,
  actor: Actor,
  kind: VisitKind,
  wanted: Wanted,
  begun: OwnDraft | undefined,
): Promise<Aim> {
  const row =
    wanted.planDetailId === undefined ? undefined : await findPlannedVisit(tx, wanted.planDetailId);
  const isTheirs = row && (row.personId === actor.personId || begun?.planRowId === row.id);
  if (wanted.planDetailId !== undefined && !(isTheirs && row.kind === KIND_OF[kind]))
    throw new AppError(VISIT_ERRORS.notPlanned);
  const place = await findPlace(tx, row ?? wanted);
  const fits = place && (place.officeId !== null) === (kind === "office");
  if (!fits || !(begun || covers(actor.scope, place.path)))
    throw new AppError(VISIT_ERRORS.outsideJurisdiction);
  if (row?.visitId != null) throw new AppError(VISIT_ERRORS.alreadyVisited);
  return { place, planRowId: row?.id ?? null, plannedDate: row?.visitDate ?? null };
}
