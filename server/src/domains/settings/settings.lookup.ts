import type { Database } from "../../platform/db/database.ts";

/** A setting's value, or undefined where nobody has set it. */
export async function findSetting(db: Database, name: string): Promise<unknown> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? undefined;
}
