import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import S3rver from "s3rver";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { DEFAULT_BASE } from "@shikkha/contract/kernel/base.ts";
import { CALL_HEADER, prepareRequest } from "@shikkha/contract/kernel/request.ts";
import { checkEmpty } from "../../src/platform/backup/check-target.ts";
import { verifyArchive } from "../../src/platform/backup/read-archive.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { openFileStore } from "../../src/platform/files/open-file-store.ts";
import { startServer } from "../../src/start.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../empty-database.ts";
import { runOperator } from "../operator-process.ts";
import { testConfig } from "../test-config.ts";
import {
  BACKUP_KEY,
  type BackupScene,
  GUEST,
  PATIENCE,
  tableHashes,
  takeBackup,
  WITH_DEMO,
} from "./backup-scene.ts";
import { restoreHere } from "./restore-here.ts";

let scene: BackupScene;
let target: EmptyDatabase;
let dataDir: string;
let files: FileStore;
let count: number;
beforeAll(async () => {
  scene = await takeBackup(WITH_DEMO);
  count = (await scene.server.running.platform.files.list("")).length;
}, PATIENCE * 4);
afterAll(() => scene.server.stop());
beforeEach(async () => {
  target = await createEmptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "restored-"));
  files = openFileStore({ kind: "folder", folder: join(dataDir, "uploads") });
});
afterEach(() => target.drop());

const operate = (
  command: string,
  args: readonly string[],
  onOutput?: Parameters<typeof runOperator>[3],
) =>
  runOperator(
    command,
    args,
    { ...scene.env, DATABASE_URL: target.url, DATA_DIR: dataDir },
    onOutput,
  );

/** What goes on after a restore is changed by it on purpose. */
const CHANGED = [
  "audit_entry",
  "audit_head",
  "delivery",
  "delivery_figure",
  "session",
  "sso_ticket",
];

it(
  "brings back every table and file for an owner that is no superuser, ends what must not go on, and people sign in",
  async () => {
    const before = await tableHashes(scene.server.database.url);
    expect(await operate("restore", [scene.archive])).toMatchObject({ code: 0, err: "" });
    const after = await tableHashes(target.url);
    for (const table of CHANGED) {
      delete before[table];
      delete after[table];
    }
    expect(after).toEqual(before);
    expect(await files.list("")).toHaveLength(count);
    const [state] = await target.query<Record<string, unknown>>(`select
      (select count(*)::int from session where ended_at is null) as open,
      (select count(*)::int from delivery where state = 'WAITING') as waiting,
      exists (select from delivery where last_error like 'Waited when the backup%') as held,
      (select action from audit_entry order by seq desc limit 1) as last`);
    expect(state).toEqual({ open: 0, waiting: 0, held: true, last: "operations.restore" });
    const verified = await operate("verify-audit", []);
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining("intact") });
    expect(await signInAt(target.url)).toBe(200);
    const [ids] = await target.query<{ next: number; last: number }>(
      "with added as (insert into role (code, name_bn, name_en, level) values ('X', 'ক', 'X', 'ZONE') returning id) select (select id::int from added) as next, (select max(id)::int from role) as last",
    );
    expect(ids?.next).toBeGreaterThan(ids?.last ?? 0);
  },
  PATIENCE,
);

/** Starts the product on the restored database, migrations and seeds included, as on any start. */
async function signInAt(databaseUrl: string): Promise<number> {
  const running = await startServer(testConfig(databaseUrl, { mode: "production" }), {
    rateLimits: { enabled: false, generalPerMinute: 0 },
    longestDelayMs: 60_000,
  });
  const { url, body } = prepareRequest(DEFAULT_BASE, authCalls.guestLogin, { body: GUEST });
  const answer = await running.app.inject({
    method: "POST",
    url,
    headers: { [CALL_HEADER]: "1", "content-type": "application/json" },
    ...(typeof body === "string" && { payload: body }),
  });
  await running.stop();
  return answer.statusCode;
}

it(
  "leaves an empty database when it is killed; the next one succeeds, into S3, and is backed up from there the same",
  async () => {
    // The S3 server of the tests lists a thousand files and no more: the demo has some more.
    const small = WITH_DEMO ? await takeBackup() : scene;
    const kept = (await small.server.running.platform.files.list("")).length;
    const tables = async () =>
      (
        await target.query<{ n: number }>(
          "select count(*)::int as n from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
        )
      )[0]?.n;
    const killed = await operate("restore", [small.archive], (out, child) => {
      if (out.includes("Comparing")) child.kill("SIGKILL");
    });
    expect(killed.code).toBe(null);
    await expect.poll(tables, { timeout: 10_000 }).toBe(0);
    expect(await files.list("")).toHaveLength(kept);
    // The files it left are the archive's own and stand in nobody's way.
    const { manifest } = await verifyArchive(small.archive, BACKUP_KEY);
    const client = new pg.Client(target.url);
    await client.connect();
    await checkEmpty(client, files, manifest);
    await client.end();

    const directory = await mkdtemp(join(tmpdir(), "s3-"));
    const configureBuckets = [{ name: "uploads", configs: [] }];
    const address = "127.0.0.1";
    const s3 = new S3rver({ address, port: 0, silent: true, directory, configureBuckets });
    const endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
    const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER", region: "us-east-1" };
    const bucket = openFileStore({ kind: "s3", endpoint, bucket: "uploads", ...keys });
    await restoreHere(small.archive, target.url, bucket);
    const again = await runOperator("backup", ["--to", dataDir], {
      ...small.env,
      DATABASE_URL: target.url,
      DATA_DIR: dataDir,
      FILE_STORE: "s3",
      S3_ENDPOINT: endpoint,
      S3_BUCKET: "uploads",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    });
    await s3.close();
    const archive = /^(.+\.backup):/m.exec(again.out)?.[1] ?? "";
    const first = await verifyArchive(small.archive, BACKUP_KEY);
    const second = await verifyArchive(archive, BACKUP_KEY);
    expect(second.manifest).toEqual(first.manifest);
    if (small !== scene) await small.server.stop();
  },
  PATIENCE,
);
