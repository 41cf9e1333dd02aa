import { existsSync } from "node:fs";
import { join } from "node:path";
import { type EmbeddedPostgres, startCluster } from "../src/platform/db/embedded/cluster.ts";

/** A throwaway server of the machine's own PostgreSQL 15, or undefined where none is installed. */
export async function startSystemPostgres15(dir: string): Promise<EmbeddedPostgres | undefined> {
  const binDir = process.env["PG_BIN"] ?? "/usr/lib/postgresql/15/bin";
  if (!existsSync(join(binDir, "initdb"))) return undefined;
  return startCluster({ dataDir: dir, binDir, durable: false });
}
