import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Keys } from "../config/keys.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { type TokenClaims, readToken } from "./access-token.ts";
import type { Actor } from "./actor.ts";
import { judge } from "./judge-session.ts";
import { actorOf, findSessionState, type SessionState } from "./session-state.ts";

/** Long enough to spare the database a busy page's burst of calls, short enough that a missed notice hardly matters. */
const REMEMBER_MS = 1000;
const MOST_REMEMBERED = 20_000;

interface Remembered {
  readonly state: Promise<SessionState | undefined>;
  readonly at: number;
}

/** Turns a bearer token into the person behind it, or refuses with 480 or 401. */
export class Authenticator {
  readonly #db: Database;
  readonly #keys: Keys;
  readonly #now: () => number;
  readonly #sessions = new Map<string, Remembered>();
  readonly #tokens = new Map<string, TokenClaims & { expires: number }>();

  constructor(db: Database, keys: Keys, now: () => number = Date.now) {
    this.#db = db;
    this.#keys = keys;
    this.#now = now;
  }

  /** Called when another copy, or this one, changed a duty, a role or a session. */
  forget(): void {
    this.#sessions.clear();
  }

  async authenticate(authorization: string | undefined): Promise<Actor> {
    const token = authorization?.startsWith("Bearer ") ? authorization.slice(7) : undefined;
    const claims = token === undefined ? undefined : await this.#read(token);
    if (!claims) throw new AppError(ERRORS.notSignedIn);
    let session = await this.#session(claims.sessionId);
    let verdict = judge(claims, session, this.#now());
    if (verdict !== "accepted" && claims.expires > this.#now()) {
      // What is remembered may be older than the token, which was given out after a change: ask before refusing.
      this.#sessions.delete(claims.sessionId);
      session = await this.#session(claims.sessionId);
      verdict = judge(claims, session, this.#now());
    }
    if (verdict === "refresh") throw new AppError(ERRORS.tokenExpired);
    if (verdict === "refused" || !session) throw new AppError(ERRORS.notSignedIn);
    return actorOf(session);
  }

  async #read(token: string): Promise<(TokenClaims & { expires: number }) | undefined> {
    const known = this.#tokens.get(token);
    if (known) return known;
    const claims = await readToken(this.#keys, token);
    if (!claims) return undefined;
    if (this.#tokens.size >= MOST_REMEMBERED) this.#tokens.clear();
    this.#tokens.set(token, claims);
    return claims;
  }

  #session(id: string): Promise<SessionState | undefined> {
    const now = this.#now();
    const known = this.#sessions.get(id);
    if (known && now - known.at < REMEMBER_MS) return known.state;
    if (this.#sessions.size >= MOST_REMEMBERED) this.#sessions.clear();
    const state = findSessionState(this.#db, id);
    this.#sessions.set(id, { state, at: now });
    state.catch(() => this.#sessions.delete(id));
    return state;
  }
}
