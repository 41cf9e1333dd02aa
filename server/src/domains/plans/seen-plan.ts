import { covers, type Scope } from "@shikkha/contract/access/jurisdiction.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findPlanState, findStateInDuty, type PlanState } from "./plan-state.reads.ts";
import { listPlacesOf } from "./seen-plan.reads.ts";

const SEES_OTHERS = [
  "VIEW_OFFICER_DETAIL",
  "VIEW_SUBMITTED_PLAN",
  "SUPERVISE_SUBMITTED_PLAN",
  "MANAGE_SUBMITTED_VISIT",
] as const;

/** One's own plan, or that of an officer in the jurisdiction; any other does not exist. */
export async function getSeenPlan(
  db: Database,
  actor: Actor,
  officerId: number,
  year: number,
): Promise<PlanState> {
  const isOwn = officerId === actor.personId;
  const state = isOwn
    ? await findStateInDuty(db, officerId, year, actor.scope)
    : await findPlanState(db, officerId, year);
  if (!state || !(isOwn || seesOthersAt(actor, state.path))) throw new AppError(ERRORS.notFound);
  return state;
}

/**
 * The same for rows of any year: all of one's own, of others those in plans that count in the jurisdiction. An officer
 * with neither a place nor a plan there does not exist.
 */
export async function requireSeen(
  db: Database,
  actor: Actor,
  officerId: number,
): Promise<{ readonly seenFrom: Scope | undefined }> {
  if (officerId === actor.personId) return { seenFrom: undefined };
  const places = await listPlacesOf(db, officerId);
  if (!places.some((path) => seesOthersAt(actor, path))) throw new AppError(ERRORS.notFound);
  return { seenFrom: actor.scope };
}

export function mayReturn({ permissions }: Actor): boolean {
  return (
    permissions.includes("SUPERVISE_SUBMITTED_PLAN") ||
    permissions.includes("MANAGE_SUBMITTED_VISIT")
  );
}

function seesOthersAt({ permissions, scope }: Actor, path: string): boolean {
  return SEES_OTHERS.some((one) => permissions.includes(one)) && covers(scope, path);
}
