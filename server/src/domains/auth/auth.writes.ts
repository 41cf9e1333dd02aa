import { sql } from "kysely";
import type { AuditActor } from "../../platform/audit/audit-trail.ts";
import { IDLE_DAYS } from "../../platform/auth/judge-session.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { SESSION_DAYS, TICKET_SECONDS, type StoredRefresh } from "./auth.rules.ts";

export interface NewSession {
  readonly id: string;
  readonly personId: number;
  readonly dutyId: number;
  readonly refreshHash: string;
}

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx
    .insertInto("session")
    .values({
      id: session.id,
      person_id: session.personId,
      duty_id: session.dutyId,
      refresh_hash: session.refreshHash,
      expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    })
    .execute();
}

export interface LockedSession extends StoredRefresh, AuditActor {}

/** An open session, held until the transaction ends, so that two refreshes at once take turns. */
export async function lockOpenSession(
  tx: Transaction,
  sessionId: string,
): Promise<LockedSession | undefined> {
  return tx
    .selectFrom("session as s")
    .innerJoin("person as p", "p.id", "s.person_id")
    .innerJoin("duty as d", "d.id", "s.duty_id")
    .select([
      "s.person_id as personId",
      "s.duty_id as dutyId",
      "p.designation_id as designationId",
      "d.path",
    ])
    .select([
      "s.refresh_hash as refreshHash",
      "s.previous_hash as previousHash",
      "s.rotated_at as rotatedAt",
    ])
    .where("s.id", "=", sessionId)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", sql<Date>`now()`)
    .where("s.seen_at", ">", sql<Date>`now() - make_interval(days => ${IDLE_DAYS})`)
    .where("p.status", "=", "ACTIVE")
    .forUpdate("s")
    .executeTakeFirst();
}

export async function rotateRefresh(
  tx: Transaction,
  sessionId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("session")
    .set((eb) => ({
      previous_hash: eb.ref("refresh_hash"),
      refresh_hash: hash,
      rotated_at: now,
      seen_at: now,
    }))
    .where("id", "=", sessionId)
    .execute();
}

export async function useDuty(tx: Transaction, sessionId: string, dutyId: number): Promise<void> {
  await tx.updateTable("session").set({ duty_id: dutyId }).where("id", "=", sessionId).execute();
}

/** False when it was over already. */
export async function endSession(
  tx: Transaction,
  sessionId: string,
  reason: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSessionsOf(
  tx: Transaction,
  personId: number,
  reason: string,
): Promise<void> {
  await tx
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where("person_id", "=", personId)
    .where("ended_at", "is", null)
    .execute();
}

/** For a restored database, whose sessions may have been ended since: everybody signs in again. */
export async function endAllSessions(tx: Transaction, reason: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where("ended_at", "is", null)
    .executeTakeFirst();
  await tx.deleteFrom("sso_ticket").execute();
  return Number(numUpdatedRows);
}

export async function insertTicket(
  tx: Transaction,
  ticket: { hash: string; personId: number; browserHash: string },
): Promise<void> {
  await tx
    .insertInto("sso_ticket")
    .values({
      hash: ticket.hash,
      person_id: ticket.personId,
      browser_hash: ticket.browserHash,
      expires_at: sql<Date>`now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    .execute();
}

/** One statement spends it: of any number of callers with one ticket, one gets the person. */
export async function spendTicket(
  tx: Transaction,
  ticket: { hash: string; browserHash: string },
): Promise<number | undefined> {
  const row = await tx
    .updateTable("sso_ticket")
    .set({ used_at: sql<Date>`now()` })
    .where("hash", "=", ticket.hash)
    .where("browser_hash", "=", ticket.browserHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("person_id")
    .executeTakeFirst();
  return row?.person_id;
}

export async function removeSpentSignIns(tx: Transaction): Promise<void> {
  await tx
    .deleteFrom("sso_ticket")
    .where("expires_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
  await tx
    .deleteFrom("session")
    .where(sql<Date>`coalesce(ended_at, expires_at)`, "<", sql<Date>`now() - interval '90 days'`)
    .execute();
}
