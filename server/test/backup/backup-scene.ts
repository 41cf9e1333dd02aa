import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { authCalls } from "@shikkha/contract/auth/auth.ts";
import { guestCalls } from "@shikkha/contract/guests.ts";
import { runSeeds } from "../../seeds/seed.ts";
import { demoSeeds } from "../../seeds/seeds.ts";
import { writeDigest } from "../../src/domains/audit/audit-digest.ts";
import { Tally } from "../../src/platform/backup/archive-manifest.ts";
import { copyOut } from "../../src/platform/backup/copy-out.ts";
import {
  copyOutStatement,
  listTables,
  TEXT_FORM,
} from "../../src/platform/backup/database-shape.ts";
import { asDuty } from "../as-duty.ts";
import { plantInstitute } from "../factories.ts";
import { plantNotice } from "../notice-factory.ts";
import { type OperatorAnswer, runOperator } from "../operator-process.ts";
import { startTestServer, type TestServer } from "../test-server.ts";

export const GUEST = { username: "kept.guest", password: "a-quiet-garden-9" };
const FIRST_PASSWORD = "bright-river-2026";
export const SECRET_KEY = "a secret of the tests, long enough for all of them";
export const BACKUP_KEY = "the key of the backups of the tests, long enough";

export interface BackupScene {
  readonly server: TestServer;
  readonly archive: string;
  readonly taken: OperatorAnswer;
  readonly env: Readonly<Record<string, string>>;
}

/** The long form: the whole demo database with its files, BACKUP_DEMO=1. */
export const WITH_DEMO = process.env["BACKUP_DEMO"] === "1";
/** For everything that loads the whole demo. */
export const PATIENCE = WITH_DEMO ? 600_000 : 30_000;

async function seedDemo({ database, running }: TestServer): Promise<void> {
  const client = new pg.Client(database.url);
  await client.connect();
  const { files, keys } = running.platform;
  const context = { today: "2026-11-15", files, receiptKey: keys.receiptPrivate };
  await runSeeds(client, demoSeeds, context, () => undefined);
  await client.end();
}

/** A server with a bit of everything in its database and its files, and a backup of it made by the command. */
export async function takeBackup(withDemo = false): Promise<BackupScene> {
  const server = await startTestServer();
  const { platform } = server.running;
  if (withDemo) await seedDemo(server);
  const [upazila] = await server.database.query<{ path: string }>(
    "select path from location where path like '/%/%/%/' limit 1",
  );
  await plantInstitute(server.database, upazila?.path ?? "", {
    eiin: "199999",
    name_bn: "তারাগঞ্জ\\ বিদ্যালয়",
    name_en: 'Line\nbreak, tab\t, \\N and "quotes"',
  });
  await plantNotice(server.database, "/");
  await server.database.query(
    "update delivery set state = 'WAITING', last_error = null where state = 'FAILED'",
  );
  const { token } = await asDuty(server, { permissions: ["MANAGE_GUEST_USER"] });
  const facts = {
    username: GUEST.username,
    nameBangla: "নাসিমা খাতুন",
    nameEnglish: "Nasima Khatun",
    email: "nasima@office.example",
    phone: "০১৭১২৩৪৫৬৭৮",
    password: FIRST_PASSWORD,
    confirmation: FIRST_PASSWORD,
  };
  await server.call(guestCalls.create, { body: facts }, { token });
  await server.call(authCalls.guestLogin, {
    body: { username: GUEST.username, password: FIRST_PASSWORD, newPassword: GUEST.password },
  });
  await platform.files.put("gallery/2026-11-15/aa.webp", Buffer.alloc(300_000, 7));
  await platform.files.put("visits/2026-11-15/bb.webp", Buffer.from("a picture\n\0"));
  await writeDigest(platform.db, platform.files, platform.keys, "2026-11-14");
  const folder = await mkdtemp(join(tmpdir(), "backups-"));
  const env = { SECRET_KEY, BACKUP_KEY, BACKUP_DIR: folder };
  const { dataDir } = platform.config;
  const taken = await runOperator("backup", [], {
    ...env,
    DATABASE_URL: server.database.url,
    DATA_DIR: dataDir,
  });
  const archive = /^(.+\.backup):/m.exec(taken.out)?.[1] ?? "";
  return { server, archive, taken, env };
}

/** A hash for each table's rows. */
export async function tableHashes(url: string): Promise<Record<string, string>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("begin");
  await client.query(TEXT_FORM);
  const hashes: Record<string, string> = {};
  for (const table of await listTables(client)) {
    const tally = new Tally();
    for await (const block of copyOut(client, copyOutStatement(table))) tally.add(block);
    hashes[table.name] = tally.digest();
  }
  await client.end();
  return hashes;
}
