import type { Database } from "../../platform/db/database.ts";

export async function listViews(db: Database, personId: number) {
  const rows = await db
    .selectFrom("saved_view")
    .select(["id", "title", "address", "created_at"])
    .where("person_id", "=", personId)
    .orderBy("created_at", "desc")
    .limit(100)
    .execute();
  return rows.map(({ created_at, ...view }) => ({ ...view, createdAt: created_at.toISOString() }));
}
