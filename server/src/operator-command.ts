import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import type pg from "pg";
import { ArchiveRefused } from "./platform/backup/archive-refused.ts";
import { type Config, ConfigError, loadConfig } from "./platform/config/config.ts";
import { UnfitDatabase } from "./platform/db/check-letters.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded/embedded-postgres.ts";
import { openPool } from "./platform/db/pool.ts";

/** The same file `npm start` reads; what stands in the environment goes before it. */
const SETTINGS = join(import.meta.dirname, "../../.env");

/** What an operator asked for cannot be done as it was asked: shown as plain words. */
export class CommandRefused extends Error {}

/**
 * One command at the machine: 0 when it did what it says, 1 when it refused or failed, with words for what an operator
 * can do something about.
 */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    if (existsSync(SETTINGS)) process.loadEnvFile(SETTINGS);
    await work(loadConfig(process.env));
  } catch (error) {
    const isPlain = [ArchiveRefused, CommandRefused, ConfigError, UnfitDatabase].some(
      (kind) => error instanceof kind,
    );
    process.stderr.write(`${isPlain ? (error as Error).message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

/** The connection of the schema's owner, for one piece of work. */
export async function withOwner<Result>(
  config: Config,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const given = config.databaseOwnerUrl ?? config.databaseUrl;
  const embedded =
    given === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
  const pool = openPool({ url: given ?? embedded?.url ?? "", size: 1 });
  try {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

export function needBackupKey(config: Config): string {
  if (config.backupKey !== undefined) return config.backupKey;
  throw new CommandRefused(
    "BACKUP_KEY is missing. Make one with `openssl rand -hex 32`, set it in .env, and keep a copy where the backups are not: without it no backup can be read.",
  );
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
