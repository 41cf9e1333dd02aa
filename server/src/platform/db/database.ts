import {
  Kysely,
  type LogEvent,
  PostgresDialect,
  type Transaction as KyselyTransaction,
} from "kysely";
import type pg from "pg";
import { keepingPlans } from "./kept-plans.ts";
import type { DB } from "./schema.gen.ts";

export type Database = Kysely<DB>;

export type Transaction = KyselyTransaction<DB>;

const pools = new WeakMap<Database, pg.Pool>();

/** `onQuery` hears every statement, for benchmarks that send the same ones. */
export function openDatabase(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Database {
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: keepingPlans(pool) }),
    ...(onQuery && { log: onQuery }),
  });
  pools.set(db, pool);
  return db;
}

/** For what needs a connection of its own. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new Error("Only a whole database has connections, a transaction has its own");
  return pool;
}
