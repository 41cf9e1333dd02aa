import { CompiledQuery } from "kysely";
import type pg from "pg";
import { PgBoss } from "pg-boss";
import type { Config } from "../config/config.ts";
import type { Keys } from "../config/keys.ts";
import type { SecretBox } from "../config/secret-box.ts";
import type { Database, Transaction } from "../db/database.ts";
import type { FileStore } from "../files/file-store.ts";

/** One kind of background work: a name, when it repeats, and what it does. Running it twice must do no harm. */
export interface Job<Data extends object = object> {
  readonly name: string;
  readonly cron?: string;
  /** Once more whenever a copy of the server starts: for what an earlier one may have left half done. */
  readonly atStart?: boolean;
  readonly retries?: number;
  run(data: Data, context: JobContext): Promise<void>;
}

/** What jobs may use; a part of what the process has running. */
export interface JobResources {
  readonly db: Database;
  readonly files: FileStore;
  readonly keys: Keys;
  readonly config: Config;
  readonly secrets: SecretBox;
  readonly now: () => Date;
}

export interface JobContext extends JobResources {
  readonly signal: AbortSignal;
  readonly enqueue: JobRunner["enqueue"];
}

const SCHEMA = "pgboss";

/** For the owner, after the migrations: the queue's own tables, and what the application may do with them. */
export async function prepareJobs(owner: pg.Pool, jobs: readonly Job[]): Promise<void> {
  const boss = new PgBoss({
    db: adapter(owner),
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  boss.on("error", () => undefined);
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: job.retries ?? 5, retryBackoff: true });
  }
  await boss.stop({ graceful: false });
  await owner.query(`
    grant usage on schema ${SCHEMA} to shikkha_app;
    grant select, insert, update, delete on all tables in schema ${SCHEMA} to shikkha_app;
    grant execute on all functions in schema ${SCHEMA} to shikkha_app;`);
}

export class JobRunner {
  readonly #boss: PgBoss;
  #running = false;

  constructor(pool: pg.Pool, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      db: adapter(pool),
      schema: SCHEMA,
      migrate: false,
      createSchema: false,
    });
    this.#boss.on("error", onError);
  }

  get isRunning(): boolean {
    return this.#running;
  }

  async start(resources: JobResources, jobs: readonly Job[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs) {
      const enqueue: JobRunner["enqueue"] = (...wish) => this.enqueue(...wish);
      await this.#boss.work(job.name, async (batch) => {
        for (const one of batch)
          await job.run(one.data ?? {}, { ...resources, enqueue, signal: one.signal });
      });
      if (job.cron) await this.#boss.schedule(job.name, job.cron, {}, { tz: "Asia/Dhaka" });
      if (job.atStart) await this.#boss.send(job.name, {});
    }
    this.#running = true;
  }

  /** Queued with the write that wants it: if the transaction is undone, so is the job. */
  async enqueue(tx: Transaction, name: string, data: object, after?: Date): Promise<void> {
    await this.#boss.send(name, data, {
      ...(after && { startAfter: after }),
      db: { executeSql: (text, values) => executeIn(tx, text, values) },
    });
  }

  async stop(): Promise<void> {
    this.#running = false;
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
  }
}

function adapter(pool: pg.Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
}

async function executeIn(
  tx: Transaction,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  return tx.executeQuery(CompiledQuery.raw(text, values));
}
