import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";

/** Whether the product was started on this database before: without its tables nothing else can be asked. */
export async function isPrepared(db: Database): Promise<boolean> {
  const { rows } = await sql<{ seeds: string | null }>`
    select to_regclass('public.seed_run')::text as seeds`.execute(db);
  return rows[0]?.seeds != null;
}

/** The administrator's role and the national office; undefined before the reference data came. */
export async function findDesk(
  db: Database,
): Promise<{ roleId: number; officeId: number } | undefined> {
  const { rows } = await sql<{ roleId: number; officeId: number }>`
    select r.id as "roleId", o.id as "officeId" from role r, office o
    where r.code = 'SYSTEM_ADMINISTRATOR' and o.level = 'NATIONAL'`.execute(db);
  return rows[0];
}

export async function findDesignation(db: Database, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("designation")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirst();
  return row?.id;
}

interface Someone {
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly hasPrimary: boolean;
  readonly isAdministrator: boolean;
}

export async function findSomeone(
  db: Database,
  username: string,
  roleId: number,
  today: string,
): Promise<Someone | undefined> {
  const { rows } = await sql<Someone>`
    select p.id, p.type, p.status,
      exists (select from duty d where d.person_id = p.id and d.kind = 'PRIMARY') as "hasPrimary",
      exists (select from duty d where d.person_id = p.id and d.kind <> 'INACTIVE' and d.role_id = ${roleId}
        and (d.valid_to is null or d.valid_to >= ${today})) as "isAdministrator"
    from person p where lower(p.username) = lower(${username})`.execute(db);
  return rows[0];
}
