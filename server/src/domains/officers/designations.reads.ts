import type { UserType } from "@shikkha/contract/officers/user-types.ts";
import type { Database } from "../../platform/db/database.ts";

export async function listDesignations(db: Database, userTypes: readonly UserType[] | undefined) {
  const rows = await db
    .selectFrom("designation")
    .select(["id", "name_bn as nameBangla", "name_en as nameEnglish", "user_type as userType"])
    .$if(userTypes !== undefined, (query) =>
      query.where("user_type", "in", userTypes?.length ? userTypes : [""]),
    )
    .orderBy("sort_order")
    .execute();
  return rows.map((row) => ({ ...row, userType: row.userType as UserType }));
}
