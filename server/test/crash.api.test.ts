import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyChain } from "../src/platform/audit/verify-chain.ts";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { freePort } from "./free-port.ts";
import { signIn } from "./as-duty.ts";
import { examineGuests, NONE_LOST, startGuestWriters } from "./guest-writers.ts";
import { PROCESS_SECRET, startServerProcess } from "./server-process.ts";
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
      const writers = startGuestWriters(WRITERS, () => server.url, someone.token, `r${round}`);
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 600));
      await server.kill();
      await writers.finish();
      expect(writers.otherAnswers).toEqual([]);
      acknowledged.push(...writers.acknowledged);
    }
    const last = await startServerProcess(database.url, port);
    expect(await last.terminate()).toBe(0);

    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
    expect(await examineGuests(database, acknowledged)).toEqual(NONE_LOST);
    expect(await verifyChain(db)).toMatchObject({ intact: true });
    await pool.end();
  },
);
