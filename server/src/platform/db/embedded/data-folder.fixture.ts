import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, vi } from "vitest";
import type { EmbeddedPostgres } from "./cluster.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { findPostmaster } from "./postmaster.ts";

/** A data folder per test, gone afterwards together with the servers that the test started or kept. */
export function useDataFolder() {
  const folder = {
    dataDir: "",
    servers: [] as EmbeddedPostgres[],
    children: [] as ReturnType<typeof startInChild>[],
    dataFolder: () => join(folder.dataDir, "postgres", "data"),
    runningPid: () => findPostmaster(folder.dataFolder())?.pid,
    keep(server: EmbeddedPostgres): EmbeddedPostgres {
      folder.servers.push(server);
      return server;
    },
    startInChild() {
      const child = startInChild(folder.dataDir);
      folder.children.push(child);
      return child;
    },
    async start(options: { port?: number; durable?: boolean } = {}): Promise<EmbeddedPostgres> {
      return folder.keep(
        await startEmbeddedPostgres({ dataDir: folder.dataDir, durable: false, ...options }),
      );
    },
  };
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }); // two cores may be busy with other tests
  beforeEach(() => {
    folder.dataDir = mkdtempSync(join(tmpdir(), "shikkha-db-"));
    folder.servers = [];
    folder.children = [];
  });
  afterEach(async () => {
    for (const child of folder.children) await child.kill();
    for (const server of folder.servers) await server.stop();
    rmSync(folder.dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** The first column of the answer. */
export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {}); // tests kill the server
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows.map(
      (row) => Object.values(row)[0],
    );
  } finally {
    await client.end();
  }
}

/** Another process that starts the database of the folder and then waits for its end. */
function startInChild(dataDir: string) {
  const module = new URL("./embedded-postgres.ts", import.meta.url).href;
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    const { port } = await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false });
    console.log(port); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const port = async () => Number(String(await once(child.stdout, "data")));
  const kill = async () => {
    child.kill("SIGKILL");
    await exit;
  };
  return { port, kill };
}
