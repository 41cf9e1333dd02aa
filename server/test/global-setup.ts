import { rm } from "node:fs/promises";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { runSeeds } from "../seeds/seed.ts";
import { referenceSeeds } from "../seeds/seeds.ts";
import { allDomains } from "../src/app.ts";
import { startEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { prepareJobs } from "../src/platform/jobs/jobs.ts";
import { startSystemPostgres15 } from "./system-postgres.ts";
import { testConfig } from "./test-config.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole run, with a prepared database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "shikkha-test-"));
  const server =
    process.env["TEST_POSTGRES"] === "15"
      ? await startSystemPostgres15(folder)
      : await startEmbeddedPostgres({ dataDir: folder, durable: false });
  if (!server) throw new Error("PostgreSQL 15 is not installed");
  await prepareTemplate(server.url);
  project.provide("databaseUrl", server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function prepareTemplate(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("create database template_shikkha");
  await client.end();
  const owner = openPool({ url: url.replace(/[^/]+$/, "template_shikkha"), size: 2 });
  const connection = await owner.connect();
  await migrate(connection, () => undefined);
  await runSeeds(connection, referenceSeeds, { today: "2026-11-15" }, () => undefined);
  connection.release();
  const config = testConfig(url);
  await prepareJobs(
    owner,
    allDomains(config).flatMap((domain) => domain.jobs),
  );
  await owner.end();
}
