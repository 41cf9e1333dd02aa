import type { SignedIn } from "@shikkha/contract/auth/user.ts";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { Write } from "../../../platform/audit/audited.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findPersonId } from "../auth.reads.ts";
import { spendTicket } from "../auth.writes.ts";
import { type RefreshCookie, secretHash } from "../refresh-cookie.ts";
import { openSession } from "./issue-session.ts";

interface Started {
  readonly signedIn: SignedIn;
  readonly cookie: RefreshCookie;
}

interface Ticket {
  readonly username: string;
  readonly token: string;
  /** The browser the sign-on began in; a ticket is no use in another. */
  readonly browser: string | undefined;
}

/** Exchanges the one-time ticket of a sign-on for a session. */
export async function startSession(
  platform: Platform,
  write: Write,
  ticket: Ticket,
): Promise<Started> {
  if (ticket.browser === undefined) throw new AppError(AUTH_ERRORS.ticketSpent);
  const spent = { hash: secretHash(ticket.token), browserHash: secretHash(ticket.browser) };
  const personId = await spendTicket(write.tx, spent);
  if (personId === undefined || personId !== (await findPersonId(write.tx, ticket.username))) {
    throw new AppError(AUTH_ERRORS.ticketSpent);
  }
  return begin(platform, write, personId);
}

/** Demo mode's short cut: no provider, no ticket. The route exists nowhere else. */
export async function startDemoSession(
  platform: Platform,
  write: Write,
  username: string,
): Promise<Started> {
  const personId = await findPersonId(write.tx, username);
  if (personId === undefined) throw new AppError(AUTH_ERRORS.unknownAccount);
  return begin(platform, write, personId);
}

export async function begin(
  platform: Platform,
  { tx, record }: Write,
  personId: number,
): Promise<Started> {
  const { signedIn, actor, cookie } = await openSession(platform, tx, personId);
  record({ target: { kind: "session", id: cookie.sessionId }, actor });
  return { signedIn, cookie };
}
