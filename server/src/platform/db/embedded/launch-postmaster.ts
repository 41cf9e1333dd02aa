import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { ClusterPlace } from "./cluster-place.ts";
import { commandAs } from "./postgres-account.ts";
import { serverSettings } from "./server-settings.ts";

/** failure: why the attempt ended, in PostgreSQL's words, once it has */
export type Launch = { failure(): string | undefined };

const LOG_LIMIT = 5_000_000;

/** Starts PostgreSQL in a process group of its own: Ctrl-C must reach the application first, not its database. */
export function launchPostmaster(place: ClusterPlace, port: number, durable: boolean): Launch {
  const logFile = join(place.home, "postgres.log");
  const before = startOfLog(logFile);
  const settings = serverSettings(join(place.home, "data"), port, durable);
  const command = commandAs(place.account, join(place.binDir, "postgres"), settings);
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let spawnError: string | undefined;
  child.once("error", (error) => (spawnError = error.message));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ownLog = () => readFileSync(logFile).subarray(before).toString("utf8").trim();
  return { failure: () => spawnError ?? (hasEnded() ? ownLog() : undefined) };
}

function startOfLog(file: string): number {
  if (!existsSync(file)) return 0;
  const { size } = statSync(file);
  if (size < LOG_LIMIT) return size;
  truncateSync(file);
  return 0;
}
