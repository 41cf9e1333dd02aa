import pg from "pg";
import { expect, it } from "vitest";
import { signIn } from "../../../../test/as-duty.ts";
import { freePort } from "../../../../test/free-port.ts";
import { examineGuests, NONE_LOST, startGuestWriters } from "../../../../test/guest-writers.ts";
import { PROCESS_SECRET, startServerProcess } from "../../../../test/server-process.ts";
import { verifyChain } from "../../audit/verify-chain.ts";
import { deriveKeys } from "../../config/keys.ts";
import { openDatabase } from "../database.ts";
import { openPool } from "../pool.ts";
import { useDataFolder } from "./data-folder.fixture.ts";

/** The long form is a run of its own: POSTGRES_KILLS=20. */
const KILLS = Number(process.env["POSTGRES_KILLS"] ?? 1);

const folder = useDataFolder();

it(
  `nothing acknowledged is lost when PostgreSQL is killed ${KILLS} times under a server that goes on`,
  { timeout: 120_000 + KILLS * 30_000 },
  async () => {
    const { url } = await folder.start({ durable: true });
    const server = await startServerProcess(url, await freePort());
    const pool = openPool({ url });
    const database = {
      url,
      query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
        (await pool.query<Row>(text, values)).rows,
      drop: () => pool.end(),
    };
    const db = openDatabase(pool);
    const keys = deriveKeys(PROCESS_SECRET);
    const { token } = await signIn(
      database,
      { db, keys, now: new Date() },
      { permissions: ["MANAGE_GUEST_USER"] },
    );
    const writers = startGuestWriters(4, () => server.url, token, "g");
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = writers.acknowledged.length;
      await expect
        .poll(() => writers.acknowledged.length, { timeout: 30_000 })
        .toBeGreaterThan(before + 3);
      process.kill(Number(folder.runningPid()), "SIGKILL");
      await folder.start({ durable: true });
    }
    const before = writers.acknowledged.length;
    await expect
      .poll(() => writers.acknowledged.length, { timeout: 30_000 })
      .toBeGreaterThan(before);
    await writers.finish();
    expect(writers.otherAnswers).toEqual([]);
    expect(await examineGuests(database, writers.acknowledged)).toEqual(NONE_LOST);
    expect(await verifyChain(db)).toMatchObject({ intact: true });
    expect(await server.terminate()).toBe(0);
    await database.drop();
  },
);
