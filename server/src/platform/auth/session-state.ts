import { sql } from "kysely";
import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import type { Permission } from "@shikkha/contract/access/permissions.ts";
import type { Database } from "../db/database.ts";
import { planKept } from "../db/kept-plans.ts";
import type { Actor } from "./actor.ts";

/** What the database says of a session and its active duty at this moment. */
export interface SessionState {
  readonly id: string;
  readonly personId: number;
  readonly dutyId: number;
  readonly designationId: number | null;
  readonly level: Level;
  readonly path: string;
  readonly permissions: readonly Permission[];
  readonly stamp: string;
  readonly dutyActive: boolean;
  readonly personActive: boolean;
  readonly seenAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

export async function findSessionState(
  db: Database,
  sessionId: string,
): Promise<SessionState | undefined> {
  const { rows } = await sql<SessionState>`
    select ${planKept} s.id, s.person_id as "personId", s.duty_id as "dutyId", p.designation_id as "designationId", d.level, d.path,
      array(select permission from role_permission where role_id = r.id) as permissions,
      ${stampColumn} as stamp, ${dutyActiveColumn} as "dutyActive", p.status = 'ACTIVE' as "personActive",
      s.seen_at as "seenAt", s.expires_at as "expiresAt", s.ended_at as "endedAt"
    from session s
      join duty d on d.id = s.duty_id
      join role r on r.id = d.role_id
      join person p on p.id = s.person_id
    where s.id = ${sessionId}`.execute(db);
  return rows[0];
}

/** Changes when the duty, its role, its place or the role's permissions do. */
export const stampColumn = sql<string>`concat_ws('.', d.id, r.id, r.version, d.level, d.path)`;

/** In force today, by the calendar of Dhaka. */
export const dutyActiveColumn = sql<boolean>`(d.kind <> 'INACTIVE'
  and daterange(d.valid_from, d.valid_to, '[]') @> (now() at time zone 'Asia/Dhaka')::date)`;

export function actorOf(session: SessionState): Actor {
  return {
    sessionId: session.id,
    personId: session.personId,
    dutyId: session.dutyId,
    designationId: session.designationId,
    scope: { level: session.level, path: session.path },
    permissions: session.permissions,
  };
}
