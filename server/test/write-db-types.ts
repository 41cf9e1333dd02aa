import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { codegenArguments } from "./db-types.ts";

/** `npm run db:types`: writes the types of a freshly migrated database. */
const folder = await mkdtemp(join(tmpdir(), "shikkha-types-"));
const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
const pool = openPool({ url: server.url });
const client = await pool.connect();
await migrate(client, () => undefined);
client.release();
await pool.end();
execFileSync("kysely-codegen", codegenArguments(server.url), { stdio: "inherit" });
await server.stop();
await rm(folder, { recursive: true, force: true });
