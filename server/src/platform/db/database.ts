import {
  Kysely,
  type LogEvent,
  PostgresDialect,
  type Transaction as KyselyTransaction,
} from "kysely";
import type pg from "pg";
import Cursor from "pg-cursor";
import type { DB } from "./schema.gen.ts";

export type Database = Kysely<DB>;

export type Transaction = KyselyTransaction<DB>;

/** `onQuery` hears every statement, for benchmarks that send the same ones. */
export function openDatabase(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Database {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    ...(onQuery && { log: onQuery }),
  });
}
