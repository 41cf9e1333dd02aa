import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALL_HEADER } from "@shikkha/contract/kernel/request.ts";
import { deriveKeys } from "../src/platform/config/keys.ts";
import { openDatabase } from "../src/platform/db/database.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { signIn } from "./as-duty.ts";
import { startDevices } from "./field-devices.ts";
import { freePort } from "./free-port.ts";
import { ALL_ONCE, examine } from "./handed-in.ts";
import { nextVersion } from "./next-version.ts";
import { plantNotice } from "./notice-factory.ts";
import { plantPlace } from "./planning.ts";
import { PROCESS_SECRET, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const BUCKET = "uploads";

let database: TestDatabase;
let s3: S3rver;
let s3Folder: string;
let env: Record<string, string>;
let copies: ServerProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  s3Folder = await mkdtemp(join(tmpdir(), "shikkha-s3-"));
  s3 = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: s3Folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await s3.run();
  env = {
    FILE_STORE: "s3",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
});
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.terminate()));
  await s3.close();
  await database.drop();
});

it(
  "works as three copies: one is killed, all are replaced by the next version one by one, nothing is lost or done twice",
  { timeout: 180_000 },
  async () => {
    const noticeId = await plantNotice(database, "/", { published_at: null });
    const ports = [await freePort(), await freePort(), await freePort()];
    copies = await Promise.all(ports.map((port) => startServerProcess(database.url, port, env)));
    const pool = openPool({ url: database.url, role: "shikkha_app" });
    const signer = { db: openDatabase(pool), keys: deriveKeys(PROCESS_SECRET), now: new Date() };
    const place = await plantPlace({ database }, 1);
    const officer = await signIn(database, signer, {
      permissions: ["VISIT_INSTITUTE"],
      level: "UPAZILLA",
      path: place.path,
    });
    const devices = startDevices(3, {
      database,
      token: officer.token,
      instituteId: place.institutes[0] ?? 0,
      server: () => copies[Math.floor(Math.random() * copies.length)]?.url ?? "",
    });

    await copies[1]?.kill();
    const main = await nextVersion("alter table person add column next_version_note text");
    for (const [index, port] of ports.entries()) {
      // The first to go was killed and is just started again; the others are asked to stop, and finish what they took.
      const turn = (index + 1) % copies.length;
      const leaving = copies[turn];
      if (index > 0) expect(await leaving?.terminate()).toBe(0);
      copies[turn] = await startServerProcess(database.url, ports[turn] ?? port, env, main);
    }
    await devices.finish();

    const visits = devices.receipts.size;
    expect(visits).toBeGreaterThan(5);
    expect(await examine(database, devices, await storedFiles())).toEqual(ALL_ONCE);
    expect(await statusesOf(officer.token)).toEqual([200, 200, 200]);
    await database.query(
      "update duty set kind = 'INACTIVE', valid_to = current_date - 1 where id = $1",
      [officer.dutyId],
    );
    await expect.poll(() => statusesOf(officer.token), { timeout: 2000 }).toEqual([480, 480, 480]);
    const handedOut = await database.query(
      "select count(*)::int as times from audit_entry where action = 'notices.publish' and target_id = $1",
      [String(noticeId)],
    );
    expect(handedOut).toEqual([{ times: 1 }]);
    await pool.end();
  },
);

/** What each copy says to the same token. */
function statusesOf(token: string): Promise<number[]> {
  return Promise.all(
    copies.map(async ({ url }) => {
      const headers = { authorization: `Bearer ${token}`, [CALL_HEADER]: "1" };
      return (await fetch(`${url}/v1/api/notifier/inbox`, { headers })).status;
    }),
  );
}

/** The keys in the bucket; the S3 server keeps an object in a file of its name with an ending of its own. */
async function storedFiles(): Promise<string[]> {
  const ending = "._S3rver_object";
  const files = await readdir(join(s3Folder, BUCKET), { recursive: true });
  return files
    .filter((file) => file.endsWith(ending) && file.startsWith("visit-photos/"))
    .map((file) => file.slice(0, -ending.length));
}
