import { errors, jwtVerify, SignJWT } from "jose";
import type { Keys } from "../config/keys.ts";

const TOKEN_MINUTES = 15;
const REFRESH_AHEAD_MS = 60_000;
const ISSUER = "shikkha-monitoring";
/** Only an access token opens calls, whatever else is signed one day. */
const TYPE = "at+jwt";

export interface TokenClaims {
  readonly personId: number;
  readonly sessionId: string;
  readonly dutyId: number;
  /** Changes with the duty's role and its permissions; a token with an old one is asked to refresh. */
  readonly stamp: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: string;
  readonly refreshBefore: string;
}

export async function issueToken(keys: Keys, claims: TokenClaims, now: Date): Promise<IssuedToken> {
  const expires = new Date(Math.floor(now.getTime() / 1000) * 1000 + TOKEN_MINUTES * 60_000);
  const token = await new SignJWT({
    sid: claims.sessionId,
    duty: claims.dutyId,
    stamp: claims.stamp,
  })
    .setProtectedHeader({ alg: "EdDSA", typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(String(claims.personId))
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(keys.tokenPrivate);
  return {
    token,
    expiresAt: expires.toISOString(),
    refreshBefore: new Date(expires.getTime() - REFRESH_AHEAD_MS).toISOString(),
  };
}

/** The claims of a genuine token and when it expires; undefined for anything we did not sign. */
export async function readToken(
  keys: Keys,
  token: string,
): Promise<(TokenClaims & { expires: number }) | undefined> {
  try {
    // Expiry is judged with the session, because a genuine expired token answers differently from a forged one.
    const { payload } = await jwtVerify(token, keys.tokenPublic, {
      issuer: ISSUER,
      audience: ISSUER,
      typ: TYPE,
      algorithms: ["EdDSA"],
      currentDate: new Date(0),
    });
    const { sub, sid, duty, stamp, exp } = payload;
    if (
      typeof sid !== "string" ||
      typeof duty !== "number" ||
      typeof stamp !== "string" ||
      exp === undefined
    )
      return undefined;
    return { personId: Number(sub), sessionId: sid, dutyId: duty, stamp, expires: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
