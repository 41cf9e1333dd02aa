import { REPLAY_ACTION } from "@shikkha/contract/auth/auth.ts";
import type { SignedIn } from "@shikkha/contract/auth/user.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AuditTrail } from "../../../platform/audit/audit-trail.ts";
import type { Transaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { judgeCookie } from "../auth.rules.ts";
import { endSession, lockOpenSession, rotateRefresh, useDuty } from "../auth.writes.ts";
import { nextSecret, type RefreshCookie, secretHash } from "../refresh-cookie.ts";
import { describe } from "./issue-session.ts";

interface Source {
  readonly address: string;
  readonly requestId: string;
}

type Outcome = { readonly signedIn: SignedIn; readonly cookie: RefreshCookie } | "over";

/** Replaces the refresh cookie and issues a new token; a cookie used a second time ends the session for everyone. */
export async function refreshSession(
  platform: Platform,
  cookie: RefreshCookie | undefined,
  source: Source,
) {
  const outcome = cookie
    ? await platform.db.transaction().execute((tx) => rotate(platform, tx, cookie, source))
    : "over";
  if (outcome === "over") throw new AppError(ERRORS.notSignedIn);
  return outcome;
}

async function rotate(
  platform: Platform,
  tx: Transaction,
  cookie: RefreshCookie,
  source: Source,
): Promise<Outcome> {
  const now = platform.now();
  const session = await lockOpenSession(tx, cookie.sessionId);
  if (!session) return "over";
  const verdict = judgeCookie(session, secretHash(cookie.secret), now);
  if (verdict === "replayed") {
    await endSession(tx, cookie.sessionId, "replayed cookie");
    const trail = new AuditTrail({ ...source, action: REPLAY_ACTION, actor: session });
    trail.record({ target: { kind: "session", id: cookie.sessionId } });
    await trail.append(tx);
    return "over";
  }
  const described = await describe(
    platform,
    tx,
    session.personId,
    cookie.sessionId,
    session.dutyId,
  );
  if (!described) {
    await endSession(tx, cookie.sessionId, "no duty left");
    return "over";
  }
  const secret = nextSecret(platform.keys, cookie);
  if (verdict === "current") await rotateRefresh(tx, cookie.sessionId, secretHash(secret), now);
  const { dutyId } = described.signedIn.user.activeJurisdiction;
  if (dutyId !== session.dutyId) await useDuty(tx, cookie.sessionId, dutyId);
  return { signedIn: described.signedIn, cookie: { sessionId: cookie.sessionId, secret } };
}
