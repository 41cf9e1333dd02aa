import { randomUUID } from "node:crypto";
import type { SignedIn } from "@shikkha/contract/auth/user.ts";
import { AUTH_ERRORS } from "@shikkha/contract/auth/errors.ts";
import type { AuditActor } from "../../../platform/audit/audit-trail.ts";
import { issueToken } from "../../../platform/auth/access-token.ts";
import type { Database, Transaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Platform } from "../../../platform/platform.ts";
import { getPerson, listActiveDuties } from "../auth.reads.ts";
import { dutyToUse } from "../auth.rules.ts";
import { insertSession } from "../auth.writes.ts";
import { newSecret, type RefreshCookie, secretHash } from "../refresh-cookie.ts";

export interface OpenedSession {
  readonly signedIn: SignedIn;
  readonly actor: AuditActor;
  readonly cookie: RefreshCookie;
}

/** A new session for a person, in their primary duty; refused where they have none. */
export async function openSession(
  platform: Platform,
  tx: Transaction,
  personId: number,
): Promise<OpenedSession> {
  const sessionId = randomUUID();
  const described = await describe(platform, tx, personId, sessionId);
  if (!described) throw new AppError(AUTH_ERRORS.unknownAccount);
  const secret = newSecret();
  const dutyId = described.signedIn.user.activeJurisdiction.dutyId;
  await insertSession(tx, { id: sessionId, personId, dutyId, refreshHash: secretHash(secret) });
  return { ...described, cookie: { sessionId, secret } };
}

/** The token and user of a session: in the wanted duty while that is in force, else in another; undefined without any. */
export async function describe(
  platform: Platform,
  db: Database,
  personId: number,
  sessionId: string,
  wantedDuty?: number,
): Promise<{ signedIn: SignedIn; actor: AuditActor } | undefined> {
  const duties = await listActiveDuties(db, personId);
  const active = dutyToUse(duties, wantedDuty);
  const stamp = duties.find((duty) => duty.dutyId === active?.dutyId)?.stamp;
  if (!active || stamp === undefined) return undefined;
  const { designationId, ...person } = await getPerson(db, personId);
  const token = await issueToken(
    platform.keys,
    { personId, sessionId, dutyId: active.dutyId, stamp },
    platform.now(),
  );
  return {
    signedIn: { ...token, user: { ...person, activeJurisdiction: active, jurisdictions: duties } },
    actor: { personId, dutyId: active.dutyId, designationId, path: active.path },
  };
}
