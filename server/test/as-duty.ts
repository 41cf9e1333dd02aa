import { randomUUID } from "node:crypto";
import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import type { Permission } from "@shikkha/contract/access/permissions.ts";
import { issueToken } from "../src/platform/auth/access-token.ts";
import { findSessionState } from "../src/platform/auth/session-state.ts";
import type { TestServer } from "./test-server.ts";

export interface DutyWish {
  readonly permissions?: readonly Permission[];
  readonly level?: Level;
  readonly path?: string;
  readonly username?: string;
}

export interface SomeoneOnDuty {
  readonly personId: number;
  readonly dutyId: number;
  readonly roleId: number;
  readonly sessionId: string;
  readonly token: string;
}

/** Someone signed in, in a duty made to measure: these permissions, at this level, at this place. */
export async function asDuty(server: TestServer, wish: DutyWish = {}): Promise<SomeoneOnDuty> {
  const { permissions = [], level = "NATIONAL", path = "/", username = `u${randomUUID()}` } = wish;
  const { database, running } = server;
  const roleId = await insertId(
    server,
    "insert into role (code, name_bn, name_en, level) values ($1, 'ভূমিকা', 'Role', $2) returning id",
    [randomUUID(), level],
  );
  await database.query("insert into role_permission select $1, unnest($2::text[])", [
    roleId,
    permissions,
  ]);
  const personId = await insertId(
    server,
    "insert into person (username, type, name_bn, name_en) values ($1, 'OFFICER', 'কেউ', 'Someone') returning id",
    [username],
  );
  const dutyId = await insertId(
    server,
    `insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
     values ($1, 'PRIMARY', $2, (select id from office where level = 'NATIONAL'), $3, $4, '2020-01-01') returning id`,
    [personId, roleId, level, path],
  );
  const sessionId = randomUUID();
  await database.query(
    "insert into session (id, person_id, duty_id, refresh_hash, expires_at) values ($1::uuid, $2, $3, $1::text, now() + interval '1 day')",
    [sessionId, personId, dutyId],
  );
  const state = await findSessionState(running.platform.db, sessionId);
  const claims = { personId, sessionId, dutyId, stamp: state?.stamp ?? "" };
  const { token } = await issueToken(running.platform.keys, claims, running.platform.now());
  return { personId, dutyId, roleId, sessionId, token };
}

async function insertId(server: TestServer, text: string, values: unknown[]): Promise<number> {
  const rows = await server.database.query<{ id: string }>(text, values);
  return Number(rows[0]?.id);
}
