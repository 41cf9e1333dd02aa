import type { Database } from "../../platform/db/database.ts";

/** Where an officer works, and where the plans they made count. */
export async function listPlacesOf(db: Database, personId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("duty")
    .select("path")
    .where("person_id", "=", personId)
    .where("kind", "=", "PRIMARY")
    .union(db.selectFrom("officer_plan").select("path").where("person_id", "=", personId))
    .execute();
  return rows.map(({ path }) => path);
}
