import * as z from "zod/mini";
import {
  FILE_LIMITS,
  fileSettings,
  NO_QUIET_HOURS,
  type QuietHours,
  quietSettings,
} from "@shikkha/contract/settings.ts";
import type { Database } from "../../platform/db/database.ts";

export { findMailServer, findSmsGateway } from "./sending.reads.ts";

/** A setting's value, or undefined where nobody has set it. */
export async function findSetting(db: Database, name: string): Promise<unknown> {
  const row = await db
    .selectFrom("setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? undefined;
}

/** How many files, and how large, may go with a notice or a visit. */
export async function getFileLimits(
  db: Database,
): Promise<{ readonly megabytes: number; readonly files: number }> {
  const stored = z.safeParse(fileSettings, await findSetting(db, "files"));
  return stored.success ? stored.data : FILE_LIMITS;
}

export async function getQuietHours(db: Database): Promise<QuietHours> {
  const stored = z.safeParse(quietSettings, await findSetting(db, "quiet"));
  return stored.success ? stored.data : NO_QUIET_HOURS;
}
