import { sql } from "kysely";
import type { Database } from "../../platform/db/database.ts";

export interface Guest {
  readonly personId: number;
  readonly username: string;
  readonly nameBangla: string;
  readonly nameEnglish: string;
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly mustChange: boolean;
  readonly isLocked: boolean;
  readonly lockedUntil: Date | null;
}

export async function findGuest(db: Database, username: string): Promise<Guest | undefined> {
  return db
    .selectFrom("person as p")
    .innerJoin("guest_credential as c", "c.person_id", "p.id")
    .select([
      "p.id as personId",
      "p.username",
      "p.name_bn as nameBangla",
      "p.name_en as nameEnglish",
      "p.phone",
    ])
    .select([
      "c.password_hash as passwordHash",
      "c.must_change as mustChange",
      "c.locked as isLocked",
      "c.locked_until as lockedUntil",
    ])
    .where(sql<string>`lower(p.username)`, "=", username.toLowerCase())
    .where("p.status", "=", "ACTIVE")
    .executeTakeFirst();
}
