import type pg from "pg";
import { SeedDatabase } from "../seed-database.ts";

/** One thing of which there shall be so many; it goes on from however many it finds. */
export interface Growth {
  readonly name: string;
  readonly rows: number;
  count(db: SeedDatabase): Promise<number>;
  /** What the chunks read from, made once for the connection. */
  prepare?(db: SeedDatabase): Promise<void>;
  /** One chunk, told how many are still missing; gives how many it made. */
  add(db: SeedDatabase, missing: number): Promise<number>;
}

const LOCK = "shikkha.seeds";

/** Chunk by chunk, each committed: stopped at any moment, the next run goes on where this one was. */
export async function grow(
  client: pg.ClientBase,
  growth: Growth,
  log: (line: string) => void,
): Promise<void> {
  const db = new SeedDatabase(client);
  const started = performance.now();
  let have = await growth.count(db);
  if (have < growth.rows) await growth.prepare?.(db);
  while (have < growth.rows) {
    const made = await inBulk(client, () => growth.add(db, growth.rows - have));
    if (made === 0) throw new Error(`${growth.name}: nothing more can be made after ${have}`);
    have += made;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    log(`${growth.name}: ${have} of ${growth.rows}, ${seconds} s`);
  }
  await client.query("insert into seed_run (name) values ($1) on conflict do nothing", [
    growth.name,
  ]);
}

/**
 * A transaction in which no trigger counts and no reference is looked up: every id comes from the table it points to, and
 * the figures are counted once at the end. Only a superuser may do this.
 */
async function inBulk<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [LOCK]);
    await client.query("set local session_replication_role = replica");
    await client.query("set local synchronous_commit = off");
    await client.query("set local work_mem = '128MB'");
    // Of rows just made the planner knows nothing, and what it then tries in loops takes hours.
    await client.query("set local enable_nestloop = off");
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
