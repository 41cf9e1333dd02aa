import type { NewAdministrator } from "@shikkha/contract/officers/administrator.ts";
import type { Transaction } from "../../platform/db/database.ts";

export async function insertOfficer(
  tx: Transaction,
  person: NewAdministrator,
  designationId: number | null,
): Promise<number> {
  const { id } = await tx
    .insertInto("person")
    .values({
      username: person.username,
      type: "OFFICER",
      name_bn: person.nameBangla,
      name_en: person.nameEnglish,
      email: person.email ?? null,
      phone: person.phone ?? null,
      designation_id: designationId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
