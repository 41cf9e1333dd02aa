import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Permission } from "@shikkha/contract/access/permissions.ts";
import { issueToken } from "../../server/src/platform/auth/access-token.ts";
import { findSessionState } from "../../server/src/platform/auth/session-state.ts";
import type { Keys } from "../../server/src/platform/config/keys.ts";
import { openDatabase } from "../../server/src/platform/db/database.ts";

/** An officer who is signed in, and what is theirs to look at. */
export interface LoadPerson {
  readonly personId: number;
  readonly token: string;
  readonly permissions: readonly Permission[];
  readonly institutes: readonly { readonly id: number; readonly eiin: string }[];
}

interface Officer {
  readonly person_id: number;
  readonly duty_id: number;
  readonly path: string;
}

const INSTITUTES_EACH = 12;

/** Signs officers of all places in, as the provider's answer would have: a session in the database and a token for it. */
export async function signInCrowd(
  pool: pg.Pool,
  keys: Keys,
  people: number,
): Promise<LoadPerson[]> {
  const db = openDatabase(pool);
  const { rows } = await pool.query<Officer>(
    `select d.person_id, d.id as duty_id, d.path from duty d join person p on p.id = d.person_id
     where d.kind = 'PRIMARY' and p.type = 'OFFICER' and p.status = 'ACTIVE' and exists
       (select 1 from role_permission r where r.role_id = d.role_id and r.permission = 'VISIT_INSTITUTE')
     order by md5(d.id::text) limit $1`,
    [people],
  );
  if (rows.length < people) throw new Error(`Only ${rows.length} officers are there to sign in`);
  const crowd: LoadPerson[] = [];
  for (const officer of rows) {
    const sessionId = randomUUID();
    await pool.query(
      "insert into session (id, person_id, duty_id, refresh_hash, seen_at, expires_at) values ($1::uuid, $2, $3, $1::text, now(), now() + interval '1 day')",
      [sessionId, officer.person_id, officer.duty_id],
    );
    const state = await findSessionState(db, sessionId);
    if (!state) throw new Error("A session vanished");
    const { token } = await issueToken(keys, { ...state, sessionId }, new Date());
    const institutes = await pool.query<{ id: number; eiin: string }>(
      "select id, eiin from institute where path::text ^@ $1 order by id limit $2",
      [officer.path, INSTITUTES_EACH],
    );
    crowd.push({
      personId: officer.person_id,
      token,
      permissions: state.permissions,
      institutes: institutes.rows,
    });
  }
  return crowd;
}
