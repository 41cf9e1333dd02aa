import { sql } from "kysely";
import type { SettingName } from "@shikkha/contract/setting-names.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { SealedSecret } from "../../platform/config/secret-box.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";

/** `keep` leaves a stored secret alone, `null` removes it. */
export type SecretChange = SealedSecret | null | "keep";

/** Stores a group if nobody has changed it since the given version; gives the new version. */
export async function storeGroup(
  tx: Transaction,
  name: SettingName,
  value: object,
  version: number,
  secret: SecretChange,
): Promise<number> {
  const sealed =
    secret === "keep"
      ? {}
      : { secret: secret?.sealed ?? null, secret_key_id: secret?.keyId ?? null };
  const row = await tx
    .insertInto("setting")
    .values({ name, value: JSON.stringify(value), version: 1, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({
          value: JSON.stringify(value),
          version: sql<number>`setting.version + 1`,
          changed_at: sql<Date>`now()`,
          ...sealed,
        })
        .where("setting.version", "=", version),
    )
    .returning("version")
    .executeTakeFirst();
  if (!row || row.version !== version + 1) throw new AppError(ERRORS.stale);
  return row.version;
}
