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

interface Backlog {
  readonly channel: string;
  readonly messages: number;
  readonly seconds: number;
}

/** What waits on each channel, and for how long the oldest of it that is due. */
export async function listDeliveryBacklog(db: Database): Promise<readonly Backlog[]> {
  const { rows } = await sql<Backlog>`
    select c.channel, count(d.id)::int as messages,
      greatest(0, coalesce(extract(epoch from now() - min(d.next_try_at)), 0))::float8 as seconds
    from unnest(array['SMS', 'EMAIL', 'PUSH']) c (channel)
    left join delivery d on d.channel = c.channel and d.state = 'WAITING'
    group by c.channel order by c.channel`.execute(db);
  return rows;
}

export async function findLastAuditCheck(
  db: Database,
): Promise<{ intact: boolean; at: Date } | undefined> {
  return db
    .selectFrom("audit_check")
    .select(["intact", "checked_at as at"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
