import type { Permission } from "@shikkha/contract/access/permissions.ts";
import { covers } from "@shikkha/contract/access/jurisdiction.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { VisitKind } from "@shikkha/contract/visits/visit-words.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { AppError } from "../../platform/errors/app-error.ts";

const VISITING: Readonly<Record<VisitKind, Permission>> = {
  general: "VISIT_INSTITUTE",
  classroom: "VISIT_INSTITUTE",
  office: "VISIT_OFFICE",
};

/** Institutes and offices take a permission each. */
export function requireVisiting({ permissions }: Actor, kind: VisitKind): void {
  if (!permissions.includes(VISITING[kind])) throw new AppError(ERRORS.forbidden);
}

export function requireSeeing({ permissions }: Actor, kind: VisitKind): void {
  const sees =
    permissions.includes("MANAGE_SUBMITTED_VISIT") || permissions.includes(VISITING[kind]);
  if (!sees) throw new AppError(ERRORS.forbidden);
}

/** What lies in the jurisdiction, and one's own wherever one has moved since. */
export function maySee(actor: Actor, visit: { path: string; personId: number }): boolean {
  return covers(actor.scope, visit.path) || visit.personId === actor.personId;
}
