import { randomUUID } from "node:crypto";
import type { Level } from "@shikkha/contract/access/jurisdiction.ts";
import type { Permission } from "@shikkha/contract/access/permissions.ts";
import { issueToken } from "../src/platform/auth/access-token.ts";
import type { Keys } from "../src/platform/config/keys.ts";
import type { Database } from "../src/platform/db/database.ts";
import { findSessionState } from "../src/platform/auth/session-state.ts";
import type { TestDatabase } from "./test-database.ts";
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

/** What a token is made with; a server that runs in this process has it all. */
export interface Signer {
  readonly db: Database;
  readonly keys: Keys;
  readonly now: Date;
}

/** Someone signed in, in a duty made to measure: these permissions, at this level, at this place. */
export function asDuty(server: TestServer, wish: DutyWish = {}): Promise<SomeoneOnDuty> {
  const { platform } = server.running;
  return signIn(
    server.database,
    { db: platform.db, keys: platform.keys, now: platform.now() },
    wish,
  );
}

export async function signIn(
  database: TestDatabase,
  signer: Signer,
  wish: DutyWish = {},
): Promise<SomeoneOnDuty> {
  const { permissions = [], level = "NATIONAL", path = "/", username = `u${randomUUID()}` } = wish;
  const insert = async (text: string, values: unknown[]) =>
    Number((await database.query<{ id: string }>(`${text} returning id`, values))[0]?.id);
  const roleId = await insert(
    "insert into role (code, name_bn, name_en, level) values ($1, 'ভূমিকা', 'Role', $2)",
    [randomUUID(), level],
  );
  await database.query("insert into role_permission select $1, unnest($2::text[])", [
    roleId,
    permissions,
  ]);
  const personId = await insert(
    "insert into person (username, type, name_bn, name_en) values ($1, 'OFFICER', 'কেউ', 'Someone')",
    [username],
  );
  const dutyId = await insert(
    `insert into duty (person_id, kind, role_id, office_id, level, path, valid_from)
     values ($1, 'PRIMARY', $2, (select id from office where level = 'NATIONAL'), $3, $4, '2020-01-01')`,
    [personId, roleId, level, path],
  );
  const sessionId = randomUUID();
  await database.query(
    "insert into session (id, person_id, duty_id, refresh_hash, seen_at, expires_at) values ($1::uuid, $2, $3, $1::text, $4::timestamptz, $4::timestamptz + interval '1 day')",
    [sessionId, personId, dutyId, signer.now],
  );
  const state = await findSessionState(signer.db, sessionId);
  const claims = { personId, sessionId, dutyId, stamp: state?.stamp ?? "" };
  const { token } = await issueToken(signer.keys, claims, signer.now);
  return { personId, dutyId, roleId, sessionId, token };
}
