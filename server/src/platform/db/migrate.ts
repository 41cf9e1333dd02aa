import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

/** Any number will do, as long as every copy of the server takes the same lock. */
const LOCK = 7_406_412;
const FOLDER = join(import.meta.dirname, "../../../migrations");

const CREATE_TABLE =
  "create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())";

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export async function listMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^[0-9]{4}-[a-z0-9-]+\.sql$/.test(name))
    .toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

/**
 * Brings the schema up to date, each file in a transaction of its own. Several copies may start at once: one works,
 * the others wait for it and find nothing to do.
 */
export async function migrate(
  client: pg.ClientBase,
  log: (line: string) => void,
  folder = FOLDER,
): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    await client.query(CREATE_TABLE);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from migration",
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const migration of await listMigrations(folder)) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) {
        log(`Applying ${migration.name}`);
        await apply(client, migration);
      } else if (checksum !== migration.checksum) {
        throw new Error(
          `${migration.name} has changed since it was applied; add a new migration instead`,
        );
      }
    }
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
  }
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await run(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function run(client: pg.ClientBase, { name, text, checksum }: Migration): Promise<void> {
  await client.query(text);
  await client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
}

/** For a restore: the named migrations on an empty database, inside the caller's transaction, so that it is all or nothing. */
export async function migrateTo(
  client: pg.ClientBase,
  names: ReadonlySet<string>,
  log: (line: string) => void,
): Promise<void> {
  await client.query(CREATE_TABLE);
  for (const migration of await listMigrations()) {
    if (!names.has(migration.name)) continue;
    log(`Applying ${migration.name}`);
    await run(client, migration);
  }
}
