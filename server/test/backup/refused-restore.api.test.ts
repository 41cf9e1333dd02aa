import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyArchive } from "../../src/platform/backup/read-archive.ts";
import type { FileStore } from "../../src/platform/files/file-store.ts";
import { openFileStore } from "../../src/platform/files/open-file-store.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../empty-database.ts";
import { runOperator } from "../operator-process.ts";
import { BACKUP_KEY, type BackupScene, GUEST, SECRET_KEY, takeBackup } from "./backup-scene.ts";
import { type Overrides, restoreHere } from "./restore-here.ts";

let scene: BackupScene;
let target: EmptyDatabase;
let dataDir: string;
let files: FileStore;
beforeAll(async () => {
  scene = await takeBackup();
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await scene.server.stop();
  await target.drop();
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "target-"));
  files = openFileStore({ kind: "folder", folder: join(dataDir, "uploads") });
});

const sourceEnv = () => ({
  ...scene.env,
  DATABASE_URL: scene.server.database.url,
  DATA_DIR: scene.server.running.platform.config.dataDir,
});

describe("a backup", () => {
  it("says what is in it, and nothing in it can be read without the key", async () => {
    expect(scene.taken).toMatchObject({ code: 0, err: "" });
    expect(scene.taken.out).toMatch(/tables, \d+ rows, 3 files, .+ MB, verified\./);
    const { manifest } = await verifyArchive(scene.archive, BACKUP_KEY);
    expect(manifest.files.map(({ key }) => key)).toEqual([
      "audit-digests/2026-11-14.json",
      "gallery/2026-11-15/aa.webp",
      "visits/2026-11-15/bb.webp",
    ]);
    expect(manifest.tables.find(({ name }) => name === "location")?.rows).toBeGreaterThan(500);
    const raw = await readFile(scene.archive);
    expect(raw.includes(GUEST.username)).toBe(false);
  });

  it("keeps the newest archives when told how many, and touches no other file", async () => {
    const old = ["shikkha-20250101T000000Z.backup", "shikkha-20260101T000000Z.backup"];
    for (const name of [...old, "thesis.backup"]) await writeFile(join(dataDir, name), "");
    const kept = await runOperator("backup", ["--to", dataDir, "--keep", "2"], sourceEnv());
    expect(kept.code).toBe(0);
    expect(kept.out.trim().split("\n").at(-1)).toBe("Removed shikkha-20250101T000000Z.backup");
  });

  it("needs a key, and says how to make one", async () => {
    const { BACKUP_KEY: _key, ...rest } = { ...sourceEnv(), BACKUP_KEY: "" };
    const answer = await runOperator("backup", [], { ...rest, SECRET_KEY });
    expect(answer).toMatchObject({ code: 1, err: expect.stringContaining("openssl rand -hex 32") });
  });
});

describe("a restore refuses, with the target untouched,", () => {
  const restore = (path: string, overrides?: Overrides) =>
    restoreHere(path, target.url, files, overrides);
  const tables = () =>
    target.query(
      "select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
    );
  afterEach(async () => {
    const left = [
      ...(await tables()),
      ...(await files.list("")).filter((key) => !key.includes("other")),
    ];
    // Said as a fault of the test that came before: what was refused has touched something.
    if (left.length > 0) throw new Error(`The target was touched: ${JSON.stringify(left)}`);
  });

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ["a flipped bit", (bytes) => flipped(bytes, bytes.length >> 1), "damaged"],
    ["a cut", (bytes) => bytes.subarray(0, bytes.length - 1), "not whole"],
    ["something added", (bytes) => Buffer.concat([bytes, Buffer.from("x")]), "after its end"],
    ["any other file", () => Buffer.alloc(5000, "thesis "), "not a backup"],
    ["an empty file", () => Buffer.alloc(0), "not a backup"],
  ])("%s", async (_what, damage, words) => {
    const damaged = join(dataDir, "damaged.backup");
    await writeFile(damaged, damage(await readFile(scene.archive)));
    await expect(restore(damaged)).rejects.toThrow(words);
  });

  it("by the command: in plain words and with exit code 1", async () => {
    const damaged = join(dataDir, "damaged.backup");
    await writeFile(damaged, flipped(await readFile(scene.archive), 5000));
    const env = { ...scene.env, DATABASE_URL: target.url, DATA_DIR: dataDir };
    expect(await runOperator("restore", [damaged], env)).toEqual({
      code: 1,
      out: "Verifying the archive\n",
      err: "The archive is damaged: chunk 1 is not as it was written.\n",
    });
  });

  it("another BACKUP_KEY, another SECRET_KEY, and a later format", async () => {
    const other = "x".repeat(32);
    await expect(restore(scene.archive, { backupKey: other })).rejects.toThrow(
      "another BACKUP_KEY",
    );
    await expect(restore(scene.archive, { secretKey: other })).rejects.toThrow(
      "another SECRET_KEY",
    );
    const later = join(dataDir, "later.backup");
    const bytes = await readFile(scene.archive);
    bytes.writeUInt16BE(2, "SHIKKHA-BACKUP\n".length);
    await writeFile(later, bytes);
    await expect(restore(later)).rejects.toThrow("format 2");
  });

  it("an archive of a newer version", async () => {
    const { database } = scene.server;
    await database.query(
      "insert into migration values ('9999-of-the-future.sql', repeat('a', 64))",
    );
    const newer = await runOperator("backup", ["--to", dataDir], sourceEnv());
    await database.query("delete from migration where name like '9999%'");
    const archive = /^(.+\.backup):/m.exec(newer.out)?.[1] ?? "";
    await expect(restore(archive)).rejects.toThrow("9999-of-the-future.sql");
  });

  it("a database or a file store that is not empty, and says what to do", async () => {
    await target.query("create table thesis (page int)");
    await expect(restore(scene.archive)).rejects.toThrow("createdb");
    await target.query("drop table thesis");
    await files.put("gallery/2026-11-01/other.webp", Buffer.from("x"));
    await expect(restore(scene.archive)).rejects.toThrow("S3_BUCKET");
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
