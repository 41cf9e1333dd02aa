import { Kysely, PostgresDialect, type Transaction as KyselyTransaction } from "kysely";
import type pg from "pg";
import Cursor from "pg-cursor";
import type { DB } from "./schema.gen.ts";

export type Database = Kysely<DB>;

export type Transaction = KyselyTransaction<DB>;

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool, cursor: Cursor }) });
}
