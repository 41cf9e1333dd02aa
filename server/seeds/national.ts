import { dayInDhaka } from "@shikkha/contract/kernel/dates.ts";
import { loadConfig } from "../src/platform/config/config.ts";
import { startEmbeddedPostgres } from "../src/platform/db/embedded/embedded-postgres.ts";
import { openPool } from "../src/platform/db/pool.ts";
import { nationalAudit } from "./national/audit.ts";
import { countFigures } from "./national/figures.ts";
import { grow, type Growth } from "./national/grow.ts";
import { nationalOfficers, nationalTeachers } from "./national/people.ts";
import { nationalPlans } from "./national/plans.ts";
import { nationalVisits } from "./national/visits.ts";

const YEARS = [2, 1, 0];

/** The country at its full size; after the demo's own seeds, from which it takes names and reports. */
function wholeCountry(today: string): Growth[] {
  const year = Number(today.slice(0, 4));
  return [
    nationalOfficers(5_000),
    nationalTeachers(500_000),
    ...YEARS.map((ago) => nationalPlans(year - ago, 600_000)),
    nationalVisits(1_000_000, today),
  ];
}

/** `npm run seed:national`, once `npm start` has prepared the database. Stopped on the way, it goes on with the next run. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  if (config.mode === "production") throw new Error("Invented data does not belong in production.");
  if (config.databaseUrl !== undefined && !process.argv.includes("--yes"))
    throw new Error("DATABASE_URL names a database of its own: say --yes to fill it.");
  const log = (line: string) => process.stdout.write(`  ${line}\n`);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : undefined;
  const owner = openPool({
    url: config.databaseOwnerUrl ?? config.databaseUrl ?? embedded?.url ?? "",
    size: 2,
  });
  try {
    const client = await owner.connect();
    const { rowCount } = await client.query("select 1 from seed_run where name = 'demo/visits'");
    if (rowCount === 0) throw new Error("This database has no demo data to grow from.");
    for (const growth of wholeCountry(dayInDhaka(new Date()))) await grow(client, growth, log);
    // Neither needs the other, and there are two cores at least.
    const second = await owner.connect();
    await Promise.all([grow(second, nationalAudit(1_000_000), log), countFigures(client, log)]);
    second.release();
    client.release();
  } finally {
    await owner.end();
    await embedded?.stop();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
