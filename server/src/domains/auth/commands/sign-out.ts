import type { Write } from "../../../platform/audit/audited.ts";
import { endSession, lockOpenSession } from "../auth.writes.ts";
import type { RefreshCookie } from "../refresh-cookie.ts";

/** Ends the session of a refresh cookie. Signing out twice, or without a session, is no fault, but is noted. */
export async function signOut(
  { tx, record }: Write,
  cookie: RefreshCookie | undefined,
): Promise<boolean> {
  const session = cookie && (await lockOpenSession(tx, cookie.sessionId));
  if (!cookie || !session) {
    record({ target: { kind: "session", id: cookie?.sessionId ?? "none" } });
    return false;
  }
  await endSession(tx, cookie.sessionId, "signed out");
  const { personId, dutyId, designationId, path } = session;
  record({
    target: { kind: "session", id: cookie.sessionId },
    actor: { personId, dutyId, designationId, path },
  });
  return true;
}

/** Who signs in where someone is signed in takes that one's place: the session before is over, not left lying about. */
export async function endReplaced(
  { tx }: Pick<Write, "tx">,
  cookie: RefreshCookie | undefined,
): Promise<void> {
  if (cookie) await endSession(tx, cookie.sessionId, "signed in again");
}
