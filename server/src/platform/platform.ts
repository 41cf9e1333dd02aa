import type { FastifyBaseLogger } from "fastify";
import type { Authenticator } from "./auth/authenticator.ts";
import type { Config } from "./config/config.ts";
import type { Keys } from "./config/keys.ts";
import type { SecretBox } from "./config/secret-box.ts";
import type { Database } from "./db/database.ts";
import type { PoolUse } from "./db/pool-use.ts";
import type { FileStore } from "./files/file-store.ts";
import type { JobRunner } from "./jobs/jobs.ts";

/** What the process has running; handed to every handler, so that nothing reaches for a global. */
export interface Platform {
  readonly config: Config;
  readonly keys: Keys;
  readonly db: Database;
  /** A read replica where one is configured; for reports and other heavy reading. */
  readonly readDb: Database;
  readonly poolUse: () => readonly PoolUse[];
  readonly authenticator: Authenticator;
  readonly jobs: JobRunner;
  readonly files: FileStore;
  readonly secrets: SecretBox;
  readonly log: FastifyBaseLogger;
  /** Statements that wait for a connection at this moment. */
  readonly waitingForDatabase: () => number;
  readonly now: () => Date;
}
