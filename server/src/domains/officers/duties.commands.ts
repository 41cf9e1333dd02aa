import type { Scope } from "@shikkha/contract/access/jurisdiction.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { DUTY_ERRORS, type dutyCalls, roleFits } from "@shikkha/contract/officers/duties.ts";
import type { WorkstationType } from "@shikkha/contract/officers/duty-kinds.ts";
import { requireWithin } from "../../platform/access/require-within.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { queueSystemMessage } from "../notices/notices.lookup.ts";
import { moveOpenRows, movePlans } from "../plans/plans.lookup.ts";
import { moveBegunVisits } from "../visits/visits.lookup.ts";
import {
  countOpenWork,
  coversPlace,
  findPrimaryDuty,
  findWorkstation,
  listRoles,
  lockDuty,
  type StoredDuty,
  type Workstation,
} from "./duties.reads.ts";
import { dutyMessage } from "./duty-message.ts";
import { mayGive } from "./duties.rules.ts";
import { insertDuty, makePast } from "./duties.writes.ts";

type Assign = InputOf<typeof dutyCalls.assign>;
type Release = InputOf<typeof dutyCalls.release>;
type ChangePrimary = InputOf<typeof dutyCalls.changePrimary>;
type HandOver = Release["body"]["handOver"];

/** Gives an additional duty or a role: over the officer and over the place, and never more than one holds oneself. */
export async function assignDuty(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: Assign,
): Promise<{ dutyId: number }> {
  await getOfficersDuty(actor.scope, tx, params.officerId);
  const workstation = await getWorkstation(
    actor.scope,
    tx,
    body.workstationType,
    body.workstationId,
  );
  await requireGivableRole(tx, actor, body.roleId, workstation);
  const { dutyType, ...rest } = body;
  const dutyId = await insertDuty(tx, {
    ...rest,
    personId: params.officerId,
    kind: dutyType,
    workstation,
  });
  record({
    target: { kind: "duty", id: dutyId },
    after: { officerId: params.officerId, ...body, path: workstation.path },
  });
  await queueSystemMessage(tx, dutyMessage(params.officerId, "ASSIGNED"));
  return { dutyId };
}

/** Ends a duty and sees to its open work; whoever is signed in with it is asked to refresh at once. */
export async function releaseDuty(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: Release,
  now: Date,
) {
  const duty = await lockDuty(tx, params.dutyId);
  if (!duty) throw new AppError(ERRORS.notFound);
  requireWithin(actor.scope, duty.path);
  if (duty.kind === "INACTIVE") throw new AppError(DUTY_ERRORS.alreadyReleased);
  if (duty.id === actor.dutyId) throw new AppError(DUTY_ERRORS.ownDuty);
  if (body.lastDay < duty.validFrom) throw new AppError(DUTY_ERRORS.badPeriod);
  const outcome = await end(tx, actor.scope, duty, body.lastDay, body.handOver, now);
  record({
    target: { kind: "duty", id: duty.id },
    before: { officerId: duty.personId, dutyType: duty.kind },
    after: { dutyType: "INACTIVE", validTo: body.lastDay, ...body.handOver, ...outcome },
  });
  await queueSystemMessage(tx, dutyMessage(duty.personId, "RELEASED"));
  return outcome;
}

/** Moves an officer; the jurisdiction must cover the old place and the new one. */
export async function changePrimary(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: ChangePrimary,
  now: Date,
): Promise<{ dutyId: number }> {
  const primary = await getOfficersDuty(actor.scope, tx, params.officerId);
  const old = await lockDuty(tx, primary.id);
  if (old?.kind !== "PRIMARY") throw new AppError(ERRORS.stale);
  const workstation = await getWorkstation(
    actor.scope,
    tx,
    body.workstationType,
    body.workstationId,
  );
  await requireGivableRole(tx, actor, body.roleId, workstation);
  if (body.validFrom <= old.validFrom) throw new AppError(DUTY_ERRORS.beginsTooEarly);
  const outcome = await end(tx, actor.scope, old, dayBefore(body.validFrom), body.handOver, now);
  const dutyId = await insertDuty(tx, {
    ...body,
    personId: params.officerId,
    kind: "PRIMARY",
    workstation,
  });
  await movePlans(tx, params.officerId, workstation.path, Number(dayInDhaka(now).slice(0, 4)));
  record({
    target: { kind: "duty", id: dutyId },
    before: { officerId: params.officerId, dutyId: old.id, path: old.path },
    after: {
      dutyId,
      roleId: body.roleId,
      path: workstation.path,
      validFrom: body.validFrom,
      ...body.handOver,
      ...outcome,
    },
  });
  await queueSystemMessage(tx, dutyMessage(params.officerId, "MOVED"));
  return { dutyId };
}

async function end(
  tx: Write["tx"],
  scope: Scope,
  duty: StoredDuty,
  lastDay: string,
  handOver: HandOver,
  now: Date,
) {
  const today = dayInDhaka(now);
  const { planRows, sessions } = await countOpenWork(tx, duty, today);
  const { movedRows, movedVisits } =
    handOver.to === "SUCCESSOR"
      ? await handTo(tx, scope, duty, handOver.successorId, today)
      : { movedRows: 0, movedVisits: 0 };
  await makePast(tx, duty.id, lastDay);
  return { movedRows, keptRows: planRows - movedRows, movedVisits, affectedSessions: sessions };
}

async function handTo(
  tx: Write["tx"],
  scope: Scope,
  duty: StoredDuty,
  successorId: number,
  today: string,
): Promise<{ movedRows: number; movedVisits: number }> {
  await getOfficersDuty(scope, tx, successorId);
  const isFit = successorId !== duty.personId && (await coversPlace(tx, successorId, duty.path));
  if (!isFit) throw new AppError(DUTY_ERRORS.successorUnfit);
  const movedRows = await moveOpenRows(tx, duty, successorId, today);
  return { movedRows, movedVisits: await moveBegunVisits(tx, duty, successorId) };
}

/** The officer's primary duty, which must lie in the jurisdiction; otherwise there is no such officer. */
async function getOfficersDuty(scope: Scope, db: Database, officerId: number): Promise<StoredDuty> {
  const duty = await findPrimaryDuty(db, officerId);
  if (!duty) throw new AppError(ERRORS.notFound);
  requireWithin(scope, duty.path);
  return duty;
}

async function getWorkstation(
  scope: Scope,
  db: Database,
  type: WorkstationType,
  id: number,
): Promise<Workstation> {
  const workstation = await findWorkstation(db, type, id);
  if (!workstation) throw new AppError(ERRORS.notFound);
  requireWithin(scope, workstation.path);
  return workstation;
}

async function requireGivableRole(
  db: Database,
  actor: Actor,
  roleId: number,
  workstation: Workstation,
): Promise<void> {
  const role = (await listRoles(db)).find(({ id }) => id === roleId);
  if (!role) throw new AppError(ERRORS.notFound);
  if (!mayGive(actor.permissions, role.permissions)) throw new AppError(DUTY_ERRORS.roleTooStrong);
  if (!roleFits(role.level, workstation.level)) throw new AppError(DUTY_ERRORS.roleDoesNotFit);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
