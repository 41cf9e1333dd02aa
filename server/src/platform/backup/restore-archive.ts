import type pg from "pg";
import { checkLetters } from "../db/check-letters.ts";
import { migrateTo } from "../db/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { FILE_PREFIX, TABLE_PREFIX, Tally } from "./archive-manifest.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { checkEmpty, checkFits } from "./check-target.ts";
import { copyIn } from "./copy-in.ts";
import { copyOut } from "./copy-out.ts";
import {
  copyInStatement,
  copyOutStatement,
  listTables,
  type TableShape,
  TEXT_FORM,
} from "./database-shape.ts";
import { quietTables } from "./quiet-tables.ts";
import { readEntries, type VerifiedArchive, verifyArchive } from "./read-archive.ts";

export interface RestoreWish {
  readonly path: string;
  /** The owner's connection to an empty database. */
  readonly client: pg.ClientBase;
  readonly files: FileStore;
  readonly backupKey: string;
  readonly secretKeyId: string;
  readonly log: (line: string) => void;
  /** In the same transaction, once everything is as it was: what must not go on as if no time had passed. */
  readonly finish: (archive: VerifiedArchive) => Promise<void>;
}

/**
 * The whole archive is verified before the target is touched. Everything in the database is one transaction: when it
 * fails or is killed the database is as empty as before; files that came so far are the archive's own, and the next
 * attempt writes them again.
 */
export async function restoreArchive(wish: RestoreWish): Promise<VerifiedArchive> {
  const { client, files, log } = wish;
  log("Verifying the archive");
  const archive = await verifyArchive(wish.path, wish.backupKey);
  await checkFits(archive.facts, wish.secretKeyId);
  await checkLetters(client);
  await checkEmpty(client, files, archive.manifest);
  await client.query("begin");
  try {
    await client.query(TEXT_FORM);
    await migrateTo(client, new Set(archive.facts.migrations.map(({ name }) => name)), log);
    const tables = await listTables(client);
    const unquiet = await quietTables(
      client,
      tables.map(({ name }) => name),
    );
    await load(wish, new Map(tables.map((table) => [table.name, table])));
    await setSequences(client, archive);
    await compare(client, tables, archive, log);
    log("Checking references");
    await unquiet();
    await wish.finish(archive);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
  await client.query("analyze");
  return archive;
}

async function load(
  { path, backupKey, client, files, log }: RestoreWish,
  tables: ReadonlyMap<string, TableShape>,
): Promise<void> {
  let stored = 0;
  for await (const { name, content } of readEntries(path, backupKey)) {
    if (name.startsWith(TABLE_PREFIX)) {
      const table = tables.get(name.slice(TABLE_PREFIX.length));
      if (!table) throw new ArchiveRefused(`The archive's ${name} has no place in its own schema.`);
      log(`Loading ${table.name}`);
      await copyIn(client, copyInStatement(table), content);
    } else if (name.startsWith(FILE_PREFIX)) {
      await files.putStream(name.slice(FILE_PREFIX.length), content);
      stored += 1;
      if (stored % 1000 === 0) log(`${stored} files`);
    }
  }
  log(`${stored} files`);
}

async function setSequences(client: pg.ClientBase, { manifest }: VerifiedArchive): Promise<void> {
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query("select setval(('public.' || quote_ident($1))::regclass, $2, $3)", [
      name,
      last,
      isCalled,
    ]);
}

/** What is in the tables now, read back and compared with what was in them when the backup was taken. */
async function compare(
  client: pg.ClientBase,
  tables: readonly TableShape[],
  { manifest }: VerifiedArchive,
  log: (line: string) => void,
): Promise<void> {
  log("Comparing every table with the archive");
  const wanted = new Map(manifest.tables.map((table) => [table.name, table.sha256]));
  for (const table of tables) {
    const tally = new Tally();
    for await (const block of copyOut(client, copyOutStatement(table))) tally.add(block);
    if (tally.digest() !== wanted.get(table.name))
      throw new Error(`The table ${table.name} is not as it was; nothing was restored.`);
  }
}
