import type { FastifyInstance } from "fastify";
import type { LogEvent } from "kysely";
import { allDomains, type AppOptions, buildApp } from "./app.ts";
import { demoProvider } from "./domains/auth/demo-provider/demo-provider.ts";
import { Authenticator } from "./platform/auth/authenticator.ts";
import type { Config } from "./platform/config/config.ts";
import { deriveKeys } from "./platform/config/keys.ts";
import { createSecretBox } from "./platform/config/secret-box.ts";
import { openDatabase } from "./platform/db/database.ts";
import { startEmbeddedPostgres } from "./platform/db/embedded/embedded-postgres.ts";
import { Listener } from "./platform/db/listener.ts";
import { poolUse } from "./platform/db/pool-use.ts";
import { openPool } from "./platform/db/pool.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { JobRunner } from "./platform/jobs/jobs.ts";
import type { Platform } from "./platform/platform.ts";
import { prepareDatabase } from "./prepare-database.ts";

export interface StartOptions extends AppOptions {
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
  /** Tests bring a prepared database of their own. */
  readonly prepare?: boolean;
  readonly onQuery?: (event: LogEvent) => void;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly databaseUrl: string;
  /** Finishes what was accepted, then closes everything in the order it leans on each other. */
  stop(): Promise<void>;
}

/** Everything that runs, from the database up to the port. */
export async function startServer(
  config: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const { log = () => undefined, now = () => new Date(), prepare = true } = options;
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : undefined;
  const url = config.databaseUrl ?? embedded?.url ?? "";
  const files = openFileStore(config.files);
  const keys = deriveKeys(config.secretKey);
  const domains = allDomains(config);
  const jobs = domains.flatMap((domain) => domain.jobs);
  if (prepare) {
    const ownerUrl = config.databaseOwnerUrl ?? url;
    await prepareDatabase({
      ownerUrl,
      jobs,
      withDemoData: config.mode === "demo",
      now: now(),
      files,
      receiptKey: keys.receiptPrivate,
      log,
    });
  }

  const pool = openPool({ url, role: "shikkha_app", size: 20 });
  const readPool = config.databaseReadUrl
    ? openPool({ url: config.databaseReadUrl, role: "shikkha_report" })
    : undefined;
  const db = openDatabase(pool, options.onQuery);
  const authenticator = new Authenticator(db, keys, () => now().getTime());
  const listener = new Listener(pool, "access_changed", () => authenticator.forget());
  const provider =
    config.mode === "demo" && config.oidc.issuer === `${config.publicUrl}/idp`
      ? demoProvider(config, db)
      : undefined;

  let platform: Platform | undefined;
  const assemble = (app: FastifyInstance): Platform =>
    (platform ??= {
      config,
      keys,
      db,
      readDb: readPool ? openDatabase(readPool) : db,
      poolUse: () => [poolUse("app", pool), ...(readPool ? [poolUse("report", readPool)] : [])],
      authenticator,
      jobs: new JobRunner(pool, (error) => app.log.error({ err: error }, "job queue")),
      files,
      secrets: createSecretBox(config.secretKey),
      log: app.log,
      waitingForDatabase: () => poolUse("app", pool).waiting,
      now,
    });
  const app = await buildApp(config, assemble, domains, {
    ...options,
    ...(provider && { serverFactory: provider }),
  });
  const running = assemble(app);
  await listener.open();
  await running.jobs.start(running, jobs);
  // After a restart everyone connects at once; what finds no room in the queue waits for seconds before it tries again.
  await app.listen({ port: config.port, host: config.host, backlog: 4096 });
  return {
    app,
    platform: running,
    databaseUrl: url,
    async stop() {
      await app.close();
      await running.jobs.stop();
      await listener.close();
      await Promise.all([pool.end(), readPool?.end()]);
      await embedded?.stop();
    },
  };
}
