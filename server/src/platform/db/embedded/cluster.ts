import { existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { choosePlace, type ClusterPlace, type PlaceOptions } from "./cluster-place.ts";
import { registerUser } from "./cluster-users.ts";
import { acceptsConnections } from "./connect-probe.ts";
import { createCluster } from "./create-cluster.ts";
import { choosePort } from "./free-port.ts";
import { giveTo } from "./give-to.ts";
import { type Launch, launchPostmaster } from "./launch-postmaster.ts";
import { findPostmaster, type Postmaster, removeForeignPidFile } from "./postmaster.ts";
import { stopPostmaster, waitForOrphans } from "./stop-postmaster.ts";

export type EmbeddedPostgres = {
  /** superuser address of the database "shikkha" */
  url: string;
  port: number;
  /** fast shutdown, unless another process uses the same server */
  stop(): Promise<void>;
};

export type ClusterOptions = PlaceOptions & {
  port?: number;
  /** false trades safety for speed: for tests only */
  durable?: boolean;
  log?: (line: string) => void;
};

/** Recovery after a crash replays at most max_wal_size, which takes seconds; this is for slow disks. */
const START_LIMIT = 300_000;
const ATTEMPTS = 3;

/** Starts the cluster in the data folder with the programs in binDir, or takes over the one that runs already. */
export async function startCluster(options: ClusterOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const place = choosePlace({ ...options, dataDir: realpathSync(options.dataDir) });
  if (!existsSync(place.home)) options.log?.("PostgreSQL: creating the data folder");
  await createCluster(place, options.durable ?? true);
  const unregister = registerUser(place.home);
  try {
    const server = await startOrAdopt(place, options);
    // Notes written by root must stay writable for the account's own user.
    for (const note of ["users", "port", "postgres.log"])
      giveTo(place.account, join(place.home, note));
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      if (unregister().last) await stopPostmaster(join(place.home, "data"), server.pid);
    };
    return { url: urlOf(place, server.port), port: server.port, stop: () => (stopped ??= stop()) };
  } catch (error) {
    unregister();
    throw error;
  }
}

async function startOrAdopt(place: ClusterPlace, options: ClusterOptions): Promise<Postmaster> {
  const dataFolder = join(place.home, "data");
  const deadline = Date.now() + START_LIMIT;
  let launch: Launch | undefined;
  let failures = 0;
  while (Date.now() < deadline) {
    const server = findPostmaster(dataFolder);
    if (server && (await acceptsConnections(urlOf(place, server.port)))) {
      const verb = launch === undefined ? "already running" : "started";
      options.log?.(`PostgreSQL: ${verb} on port ${server.port}`);
      return server;
    }
    const failure = launch?.failure();
    if (!server && failure !== undefined && ++failures === ATTEMPTS)
      throw startError(place, failure);
    if (!server && (launch === undefined || failure !== undefined)) {
      await waitForOrphans(dataFolder);
      removeForeignPidFile(dataFolder);
      launch = launchPostmaster(
        place,
        await choosePort(place.home, options.port),
        options.durable ?? true,
      );
    }
    await sleep(30);
  }
  throw startError(place, "It did not become ready in time.");
}

function urlOf(place: ClusterPlace, port: number): string {
  const password = readFileSync(join(place.home, "password"), "utf8");
  return `postgres://postgres:${password}@127.0.0.1:${port}/shikkha`;
}

function startError(place: ClusterPlace, reason: string): Error {
  const log = join(place.home, "postgres.log");
  return new Error(
    `PostgreSQL did not start (whole log: ${log}).\n${reason.split("\n").slice(-8).join("\n")}`,
  );
}
