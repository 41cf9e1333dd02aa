import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyChain } from "../src/platform/audit/verify-chain.ts";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { freePort } from "./free-port.ts";
import { signIn, type SomeoneOnDuty } from "./as-duty.ts";
import { PROCESS_SECRET, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** The long form is a run of its own: CRASH_ROUNDS=100. */
const ROUNDS = Number(process.env["CRASH_ROUNDS"] ?? 3);
const WRITERS = 6;

let database: TestDatabase;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  port = await freePort();
});
afterAll(() => database.drop());

it(
  `loses nothing it acknowledged when it is killed ${ROUNDS} times while writing`,
  { timeout: 60_000 + ROUNDS * 15_000 },
  async () => {
    const pool = openPool({ url: database.url, role: "shikkha_app" });
    const db = openDatabase(pool);
    const keys = deriveKeys(PROCESS_SECRET);
    const someone = await signIn(
      database,
      { db, keys, now: new Date() },
      { permissions: ["MANAGE_GUEST_USER"] },
    );
    const acknowledged: string[] = [];

    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServerProcess(database.url, port);
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        write(server, someone, `r${round}.w${writer}`, acknowledged),
      );
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 600));
      await server.kill();
      await Promise.all(writers);
    }
    const last = await startServerProcess(database.url, port);
    expect(await last.terminate()).toBe(0);

    const stored = await database.query<{ username: string; audits: number }>(
      "select username, (select count(*)::int from audit_entry where action = 'guests.create' and target_id = p.id::text) as audits from person p where type = 'GUEST'",
    );
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    const names = stored.map(({ username }) => username);
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(stored.filter(({ audits }) => audits !== 1)).toEqual([]);
    expect(await verifyChain(db)).toMatchObject({ intact: true });
    await pool.end();
  },
);

async function write(
  server: ServerProcess,
  { token }: SomeoneOnDuty,
  prefix: string,
  acknowledged: string[],
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const username = `${prefix}.n${number}`;
    const body = {
      username,
      nameBangla: "অতিথি",
      nameEnglish: "Visitor",
      email: "guest@office.example",
      phone: "01712345678",
      password: "quiet-garden-9",
      confirmation: "quiet-garden-9",
    };
    const answer = await fetch(`${server.url}/v1/auth/create-guest-user`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "x-shikkha-call": "1",
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!answer) return;
    if (answer.ok) acknowledged.push(username);
    else expect(answer.status).toBe(503);
  }
}
