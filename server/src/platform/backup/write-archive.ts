import type pg from "pg";
import { isKey } from "../files/file-key.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Entry } from "./archive-entries.ts";
import {
  type ArchiveFacts,
  type ArchiveManifest,
  FACTS_ENTRY,
  FILE_PREFIX,
  MANIFEST_ENTRY,
  TABLE_PREFIX,
  Tally,
} from "./archive-manifest.ts";
import { copyOut } from "./copy-out.ts";
import { copyOutStatement, listSequences, listTables, TEXT_FORM } from "./database-shape.ts";
import { writeEntries } from "./write-entries.ts";

const JSON_BLOCK = 1024 * 1024;

export interface BackupWish {
  /** The owner's connection: the application's role may not read everything. */
  readonly client: pg.ClientBase;
  readonly files: FileStore;
  readonly backupKey: string;
  readonly secretKeyId: string;
  readonly now: Date;
  readonly log: (line: string) => void;
}

/** Everything as it was at one moment: the rows of one snapshot, and the files that belong to them. */
export async function writeArchive(wish: BackupWish, path: string): Promise<ArchiveManifest> {
  const manifest: ArchiveManifest = { tables: [], files: [], sequences: [] };
  try {
    await wish.client.query("begin transaction isolation level repeatable read read only");
    await wish.client.query(TEXT_FORM);
    await writeEntries(path, entriesOf(wish, manifest), wish.backupKey);
    await wish.client.query("commit");
    return manifest;
  } catch (error) {
    await wish.client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function* entriesOf(wish: BackupWish, manifest: ArchiveManifest): AsyncGenerator<Entry> {
  const { client, files, log } = wish;
  const facts = await readFacts(wish);
  yield { name: FACTS_ENTRY, content: json(facts) };
  for (const table of await listTables(client)) {
    const tally = new Tally();
    const rows = copyOut(client, copyOutStatement(table));
    yield { name: `${TABLE_PREFIX}${table.name}`, content: tally.through(rows) };
    manifest.tables.push({ name: table.name, rows: tally.rows, sha256: tally.digest() });
    log(`${table.name}: ${tally.rows} rows`);
  }
  // After the rows: a sequence runs on outside of the snapshot, and must not stand behind them.
  manifest.sequences.push(...(await listSequences(client)));
  // After the snapshot: a row of it never waits for a file that is stored later.
  const keys = (await files.list("")).filter(isKey);
  for (const key of keys) {
    const content = await files.get(key);
    if (!content) continue;
    const tally = new Tally();
    yield { name: `${FILE_PREFIX}${key}`, content: tally.through(content) };
    manifest.files.push({ key, bytes: tally.bytes, sha256: tally.digest() });
  }
  log(`${manifest.files.length} files`);
  yield { name: MANIFEST_ENTRY, content: json(manifest) };
}

async function readFacts({ client, now, secretKeyId }: BackupWish): Promise<ArchiveFacts> {
  const migrations = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration order by name",
  );
  const version = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return {
    product: "shikkha-monitoring",
    takenAt: now.toISOString(),
    postgres: version.rows[0]?.version ?? "",
    secretKeyId,
    migrations: migrations.rows,
  };
}

async function* json(value: unknown): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(JSON.stringify(value));
  for (let from = 0; from < bytes.length; from += JSON_BLOCK)
    yield bytes.subarray(from, from + JSON_BLOCK);
}
