import type { AllSettings, SettingGroup } from "@shikkha/contract/settings.ts";
import type { SettingName } from "@shikkha/contract/setting-names.ts";
import { FILE_LIMITS, NO_QUIET_HOURS } from "@shikkha/contract/settings.ts";
import type { SecretBox } from "../../platform/config/secret-box.ts";
import type { Database } from "../../platform/db/database.ts";

/** What holds while nobody has decided otherwise; the rest is simply not set. */
const DEFAULTS: Partial<Record<SettingGroup, unknown>> = {
  week: { weeklyHolidays: [5, 6] },
  files: FILE_LIMITS,
  quiet: NO_QUIET_HOURS,
};

export interface StoredGroup {
  readonly value: unknown;
  readonly version: number;
  readonly secret: Buffer | null;
  readonly keyId: string | null;
}

export async function findGroup(db: Database, name: SettingName): Promise<StoredGroup | undefined> {
  return db
    .selectFrom("setting")
    .select(["value", "version", "secret", "secret_key_id as keyId"])
    .where("name", "=", name)
    .executeTakeFirst();
}

export async function readAllSettings(db: Database): Promise<AllSettings> {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value", "version", "secret"])
    .execute();
  const group = (name: SettingGroup) => {
    const row = rows.find((one) => one.name === name);
    return {
      value: (row?.value ?? DEFAULTS[name] ?? null) as never,
      version: row?.version ?? 0,
      passwordStored: Boolean(row?.secret),
    };
  };
  return {
    notification: group("notification"),
    email: group("email"),
    sms: group("sms"),
    week: group("week"),
    files: group("files"),
    quiet: group("quiet"),
  };
}

/** The stored password in clear, for sending only. */
export function openPassword(box: SecretBox, stored: StoredGroup): string | undefined {
  return stored.secret && stored.keyId
    ? box.open({ keyId: stored.keyId, sealed: stored.secret })
    : undefined;
}
