import { cpus } from "node:os";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deriveKeys } from "../../server/src/platform/config/keys.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/db/embedded/embedded-postgres.ts";
import { openPool } from "../../server/src/platform/db/pool.ts";
import { freePort } from "../../server/test/free-port.ts";
import { PROCESS_SECRET, startServerProcess } from "../../server/test/server-process.ts";
import { fillForm } from "../../server/test/visits.ts";
import { signInCrowd } from "./crowd.ts";
import { watchMemory } from "./memory.ts";
import { capacity, MEAN_LOOK_SECONDS, ordinaryDay, overload, recovery, splitOf } from "./phases.ts";
import { type LoadReport, reportOf } from "./report.ts";

/**
 * `npm run load`: people at work on one copy of the server, then four times more than it can carry. Loopback only, and it ends
 * by itself. Needs a database that `npm start` has prepared, best one that `npm run seed:national` has filled:
 * `DATA_DIR=… npm run load -- --people=2000 --minutes=10`.
 */
const numberOf = (name: string, otherwise: number) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const people = numberOf("people", 2_000);
const minutes = numberOf("minutes", 10);
const log = (line: string) => process.stdout.write(`  ${line}\n`);

const cluster = await startEmbeddedPostgres({
  dataDir: process.env["DATA_DIR"] ?? "var/data",
  log,
});
const server = await startServerProcess(cluster.url, await freePort());
const pool = openPool({ url: cluster.url, size: 4 });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await pool.query<Row>(text, values)).rows;
const form = await fillForm(
  { database: { query, url: cluster.url, drop: async () => undefined } },
  "general",
);
log(`Signing ${people} people in`);
const crowd = await signInCrowd(pool, deriveKeys(PROCESS_SECRET), people);
const scene = { crowd, form, base: () => server.url };
const visits = (await query<{ visits: number }>("select count(*)::int as visits from visit"))[0];

log(`${minutes} minutes of work`);
const memory = watchMemory(server.url);
const day = await ordinaryDay(scene, minutes * 60);
const megabytes = memory();
log(JSON.stringify(splitOf(day)));
const most = await capacity(scene, 15);
log(`At most ${most.toFixed(0)} calls a second`);
const flood = await overload(scene, 4 * most, 30);
log(JSON.stringify(splitOf(flood)));
const recovered = await recovery(scene);
const report: LoadReport = {
  machine: `${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.version}; the people, the server and PostgreSQL share it`,
  people,
  minutes,
  visits: visits?.visits ?? 0,
  meanLookSeconds: MEAN_LOOK_SECONDS,
  day,
  megabytes,
  capacity: most,
  flood,
  recovered,
};
const text = reportOf(report);
process.stdout.write(text);
if (!process.argv.includes("--dry"))
  await writeFile(join(import.meta.dirname, "../../docs/load.md"), text);
await server.terminate();
await pool.end();
await cluster.stop();
