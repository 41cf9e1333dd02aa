import type { Duty } from "@shikkha/contract/auth/user.ts";

/** Failures in a row that lock a guest's account, and for how long. */
export const MOST_FAILURES = 5;
export const LOCK_MINUTES = 15;
/** How long the refresh cookie before the newest one is still answered, for browsers that lost the answer. */
const PREVIOUS_ACCEPTED_MS = 10_000;
/** After this a person signs in again, however busy the session was. */
export const SESSION_DAYS = 30;
export const TICKET_SECONDS = 60;

/** The duty a session goes on with: the one it had while that lasts, else the primary one, else any. */
export function dutyToUse(duties: readonly Duty[], current?: number): Duty | undefined {
  return (
    duties.find((duty) => duty.dutyId === current) ??
    duties.find((duty) => duty.isPrimary) ??
    duties[0]
  );
}

/** Minutes left of a lock, rounded up; 0 when there is none. */
export function minutesLocked(lockedUntil: Date | null, now: Date): number {
  if (lockedUntil === null) return 0;
  return Math.max(0, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000));
}

export type CookieVerdict = "current" | "previous" | "replayed";

export interface StoredRefresh {
  readonly refreshHash: string;
  readonly previousHash: string | null;
  readonly rotatedAt: Date | null;
}

export function judgeCookie(stored: StoredRefresh, hash: string, now: Date): CookieVerdict {
  if (hash === stored.refreshHash) return "current";
  const age = stored.rotatedAt === null ? Infinity : now.getTime() - stored.rotatedAt.getTime();
  return hash === stored.previousHash && age <= PREVIOUS_ACCEPTED_MS ? "previous" : "replayed";
}
