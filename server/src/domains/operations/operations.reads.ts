import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";
import { listMigrations } from "../../platform/db/migrate.ts";

const known = listMigrations().then((migrations) => migrations.map((migration) => migration.name));

/** Whether the schema has every migration this copy knows; a newer copy may have added more. */
export async function migrationsApplied(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  return (await known).every((name) => applied.has(name));
}
