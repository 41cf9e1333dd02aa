import { weakness } from "@shikkha/contract/auth/password-weakness.ts";
import type { guestCalls, GuestRow } from "@shikkha/contract/guests.ts";
import type { InputOf } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Write } from "../../platform/audit/audited.ts";
import type { Actor } from "../../platform/auth/actor.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { findGuestUser } from "./guests.reads.ts";
import {
  endSessions,
  insertGuest,
  insertGuestDuty,
  setPassword,
  storeState,
} from "./guests.writes.ts";

export async function createGuest(
  { tx, record }: Write,
  actor: Actor,
  { body }: InputOf<typeof guestCalls.create>,
  today: string,
) {
  const userId = await insertGuest(tx, body, await hashPassword(body.password));
  await insertGuestDuty(tx, userId, actor.dutyId, today);
  const { password: _password, confirmation: _confirmation, ...shown } = body;
  record({ target: { kind: "guest", id: userId }, after: shown });
  return { userId, userName: body.username };
}

export async function resetPassword(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: InputOf<typeof guestCalls.resetPassword>,
): Promise<GuestRow> {
  const guest = await getGuest(tx, actor, params.userId);
  const weak = weakness(body.password, [
    guest.userName,
    guest.nameBangla,
    guest.nameEnglish,
    guest.phone ?? "",
  ]);
  if (weak) throw new AppError(ERRORS.invalid, { fields: [{ path: "password", message: weak }] });
  await setPassword(tx, guest.userId, await hashPassword(body.password));
  await endSessions(tx, guest.userId, "password reset");
  record({ target: { kind: "guest", id: guest.userId } });
  return getGuest(tx, actor, params.userId);
}

export async function setGuestState(
  { tx, record }: Write,
  actor: Actor,
  { params, body }: InputOf<typeof guestCalls.setState>,
): Promise<GuestRow> {
  const before = await getGuest(tx, actor, params.userId);
  await storeState(tx, before.userId, body.status);
  if (body.status !== "ACTIVE")
    await endSessions(tx, before.userId, `guest ${body.status.toLowerCase()}`);
  record({
    target: { kind: "guest", id: before.userId },
    before: { status: before.status },
    after: body,
  });
  return getGuest(tx, actor, params.userId);
}

async function getGuest(tx: Write["tx"], actor: Actor, userId: number): Promise<GuestRow> {
  const guest = await findGuestUser(actor.scope, tx, userId);
  if (!guest) throw new AppError(ERRORS.notFound);
  return guest;
}
