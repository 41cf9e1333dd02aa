import type { Bilingual } from "@shikkha/contract/kernel/language.ts";
import type { Database } from "../../platform/db/database.ts";

/** A person with the designation, as a report names who prepared it. */
export async function findPreparer(db: Database, personId: number): Promise<Bilingual> {
  const person = await db
    .selectFrom("person as p")
    .leftJoin("designation as g", "g.id", "p.designation_id")
    .select([
      "p.name_bn",
      "p.name_en",
      "g.name_bn as designation_bn",
      "g.name_en as designation_en",
    ])
    .where("p.id", "=", personId)
    .executeTakeFirst();
  const named = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  return {
    bn: named(person?.name_bn, person?.designation_bn),
    en: named(person?.name_en, person?.designation_en),
  };
}
