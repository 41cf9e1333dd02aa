import type { TokenClaims } from "./access-token.ts";
import type { SessionState } from "./session-state.ts";

/** `refresh`: genuine, but has to be renewed (480). `refused`: anything else (401). */
export type Verdict = "accepted" | "refresh" | "refused";

/** A session left alone this long is over. */
export const IDLE_DAYS = 7;

export function judge(
  token: TokenClaims & { expires: number },
  session: SessionState | undefined,
  now: number,
): Verdict {
  if (!session || session.personId !== token.personId) return "refused";
  if (session.endedAt !== null || session.expiresAt.getTime() <= now) return "refused";
  if (now - session.seenAt.getTime() > IDLE_DAYS * 86_400_000) return "refused";
  if (!session.personActive) return "refused";
  if (token.expires <= now) return "refresh";
  if (!session.dutyActive || session.stamp !== token.stamp) return "refresh";
  return "accepted";
}
