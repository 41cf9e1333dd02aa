import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { signIn } from "./as-duty.ts";
import { startDevices } from "./field-devices.ts";
import { freePort } from "./free-port.ts";
import { ALL_ONCE, examine } from "./handed-in.ts";
import { plantPlace } from "./planning.ts";
import { PROCESS_SECRET, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** The long form is a run of its own: UPLOAD_KILLS=20. */
const KILLS = Number(process.env["UPLOAD_KILLS"] ?? 2);
const DEVICES = 4;

let database: TestDatabase;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "shikkha-uploads-"));
});
afterAll(async () => {
  await server.terminate();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it(
  `loses no visit, doubles none and leaves no file behind when it is killed ${KILLS} times during uploads`,
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const pool = openPool({ url: database.url, role: "shikkha_app" });
    const place = await plantPlace({ database }, 1);
    const officer = await signIn(
      database,
      { db: openDatabase(pool), keys: deriveKeys(PROCESS_SECRET), now: new Date() },
      { permissions: ["VISIT_INSTITUTE"], level: "UPAZILLA", path: place.path },
    );
    const start = async (port: number) =>
      startServerProcess(database.url, port, { DATA_DIR: dataDir });
    const port = await freePort();
    server = await start(port);

    const devices = startDevices(DEVICES, {
      database,
      token: officer.token,
      instituteId: place.institutes[0] ?? 0,
      server: () => server.url,
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
      await server.kill();
      server = await start(port);
    }
    await devices.finish();

    const files = await readdir(join(dataDir, "uploads", "visit-photos"), { recursive: true });
    const kept = files.filter((file) => file.endsWith(".webp"));
    const keys = kept.map((file) => `visit-photos/${file}`);
    expect(await examine(database, devices, keys)).toEqual(ALL_ONCE);
    await pool.end();
  },
);
