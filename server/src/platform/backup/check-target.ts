import type pg from "pg";
import { listMigrations } from "../db/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ArchiveFacts, ArchiveManifest } from "./archive-manifest.ts";
import { ArchiveRefused } from "./archive-refused.ts";

/** Whether this version of the product, with this SECRET_KEY, can take the archive. */
export async function checkFits(facts: ArchiveFacts, secretKeyId: string): Promise<void> {
  const known = new Map(
    (await listMigrations()).map((migration) => [migration.name, migration.checksum]),
  );
  for (const { name, checksum } of facts.migrations) {
    if (!known.has(name))
      throw new ArchiveRefused(
        `The archive was made by a newer version: this one does not know ${name}. Restore with that version or a later one.`,
      );
    if (known.get(name) !== checksum)
      throw new ArchiveRefused(
        `The archive was made by another variant of the product: its ${name} is not ours.`,
      );
  }
  if (facts.secretKeyId !== secretKeyId)
    throw new ArchiveRefused(
      "The archive was made under another SECRET_KEY: stored passwords, receipts and the audit log's digests could not be read. Restore with the SECRET_KEY of that time.",
    );
}

/** A restore never overwrites: the database has nothing in it, and the file store at most files of this archive. */
export async function checkEmpty(
  client: pg.ClientBase,
  files: FileStore,
  manifest: ArchiveManifest,
): Promise<void> {
  const { rows } = await client.query<{ database: string; tables: number }>(`
    select current_database() as database, count(c.oid)::int as tables
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
  const [found] = rows;
  if (found && found.tables > 0)
    throw new ArchiveRefused(
      `The database "${found.database}" is not empty: it has ${found.tables} tables. A restore never overwrites.
Make a new one, name it in DATABASE_URL (and DATABASE_OWNER_URL), and restore again:
  createdb shikkha_restored --owner shikkha --encoding UTF8 --locale C.UTF-8 --template template0`,
    );
  const own = new Set(manifest.files.map((file) => file.key));
  const foreign = (await files.list("")).filter((key) => !own.has(key));
  if (foreign.length > 0)
    throw new ArchiveRefused(
      `The file store is not empty: it holds ${foreign.length} files that are not of this archive, such as ${foreign[0]}.
Move DATA_DIR/uploads aside, or name an empty bucket in S3_BUCKET, and restore again.`,
    );
}
