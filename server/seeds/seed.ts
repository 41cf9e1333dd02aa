import type { KeyObject } from "node:crypto";
import type pg from "pg";
import type { FileStore } from "../src/platform/files/file-store.ts";
import { SeedDatabase } from "./seed-database.ts";

export interface SeedContext {
  /** Where uploads live; without it a seed brings no files. */
  readonly files?: Pick<FileStore, "put">;
  /** Signs the receipts of the demo visits, so that they can be checked like any other. */
  readonly receiptKey?: KeyObject;
  /** The day in Dhaka, YYYY-MM-DD: every date of the demo data is counted from it. */
  readonly today: string;
}

export interface Seed {
  readonly name: string;
  run(db: SeedDatabase, context: SeedContext): Promise<void>;
}

const LOCK = "shikkha.seeds";

/** Runs the seeds this database has not had yet, in order, each in a transaction of its own. */
export async function runSeeds(
  client: pg.ClientBase,
  seeds: readonly Seed[],
  context: SeedContext,
  log: (line: string) => void,
): Promise<void> {
  let hasRun = false;
  for (const seed of seeds) {
    const started = performance.now();
    if (await runOnce(client, seed, context)) {
      hasRun = true;
      log(`Seeded ${seed.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  }
  // The planner knows nothing of rows that came in bulk until it is told.
  if (hasRun) await client.query("analyze");
}

async function runOnce(client: pg.ClientBase, seed: Seed, context: SeedContext): Promise<boolean> {
  await client.query("begin");
  try {
    // Held to the end of the transaction: another copy waits here, and then finds the seed noted as done.
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [LOCK]);
    const noted = await client.query(
      "insert into seed_run (name) values ($1) on conflict do nothing",
      [seed.name],
    );
    if (noted.rowCount === 1) await seed.run(new SeedDatabase(client), context);
    await client.query("commit");
    return noted.rowCount === 1;
  } catch (cause) {
    // A broken connection cannot roll back, and what matters then is the first error.
    await client.query("rollback").catch(() => undefined);
    throw new Error(`The seed ${seed.name} failed`, { cause });
  }
}
