import { SIGN_IN_REFUSED_ACTION } from "@shikkha/contract/auth/auth.ts";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import { weakness } from "@shikkha/contract/auth/password-weakness.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { Refusal, type Write } from "../../../platform/audit/audited.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { LOCK_MINUTES, minutesLocked, MOST_FAILURES } from "../auth.rules.ts";
import { endSessionsOf } from "../auth.writes.ts";
import { findGuest, type Guest } from "../guest-credentials.reads.ts";
import { clearFailures, countFailure, replacePassword } from "../guest-credentials.writes.ts";
import { hashPassword, verifyPassword } from "../../../platform/auth/passwords.ts";
import { begin } from "./start-session.ts";

interface Attempt {
  readonly username: string;
  readonly password: string;
  readonly newPassword?: string | undefined;
}

/** A guest's sign-in. Every refusal costs the same time and says the same, whether the name exists or not. */
export async function guestLogin(platform: Platform, write: Write, attempt: Attempt) {
  const now = platform.now();
  const guest = await findGuest(write.tx, attempt.username);
  const locked = minutesLocked(guest?.lockedUntil ?? null, now);
  const isRight = await verifyPassword(guest?.passwordHash, attempt.password);
  if (locked > 0)
    return refused(
      write,
      attempt,
      new AppError(AUTH_ERRORS.locked, { blanks: { minutes: locked } }),
    );
  if (guest?.isLocked && isRight) {
    return refused(write, attempt, new AppError(AUTH_ERRORS.lockedByAdministrator));
  }
  if (!guest || !isRight) return failed(write, attempt, guest);
  if (guest.mustChange && attempt.newPassword === undefined)
    throw new AppError(AUTH_ERRORS.mustChangePassword);
  if (attempt.newPassword !== undefined)
    await changePassword(write, guest, attempt.password, attempt.newPassword);
  await clearFailures(write.tx, guest.personId);
  return begin(platform, write, guest.personId);
}

async function failed(write: Write, attempt: Attempt, guest: Guest | undefined): Promise<Refusal> {
  const failures = guest
    ? await countFailure(write.tx, guest.personId, MOST_FAILURES, LOCK_MINUTES)
    : 0;
  const isLocked = failures >= MOST_FAILURES;
  return refused(
    write,
    attempt,
    isLocked
      ? new AppError(AUTH_ERRORS.locked, { blanks: { minutes: LOCK_MINUTES } })
      : new AppError(AUTH_ERRORS.wrongPassword),
  );
}

function refused({ record }: Write, { username }: Attempt, error: AppError): Refusal {
  record({
    action: SIGN_IN_REFUSED_ACTION,
    target: { kind: "guest", id: username },
    after: { code: error.kind.code },
  });
  return new Refusal(error);
}

async function changePassword(
  { tx }: Write,
  guest: Guest,
  old: string,
  next: string,
): Promise<void> {
  const weak = weakness(next, [
    guest.username,
    guest.nameBangla,
    guest.nameEnglish,
    guest.phone ?? "",
    old,
  ]);
  if (weak)
    throw new AppError(ERRORS.invalid, { fields: [{ path: "newPassword", message: weak }] });
  await replacePassword(tx, guest.personId, await hashPassword(next));
  // Whoever knew the old one is out.
  await endSessionsOf(tx, guest.personId, "password changed");
}
