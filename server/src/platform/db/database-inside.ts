import { Kysely, PostgresDialect, PostgresDriver, type PostgresDialectConfig } from "kysely";
import type pg from "pg";
import type { Database } from "./database.ts";
import type { DB } from "./schema.gen.ts";

/** The database seen from inside a transaction its caller has begun and will end: what is done here is a part of it. */
export function databaseInside(client: pg.ClientBase): Database {
  const query = client.query.bind(client);
  const pool = {
    connect: () => Promise.resolve({ query, release: () => undefined }),
    end: () => Promise.resolve(),
    options: {},
  };
  return new Kysely<DB>({ dialect: new InnerDialect({ pool }) });
}

class InnerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): InnerDriver {
    return new InnerDriver(this.#config);
  }
}

class InnerDriver extends PostgresDriver {
  override async beginTransaction(): Promise<void> {
    await Promise.resolve();
  }
  override async commitTransaction(): Promise<void> {
    await Promise.resolve();
  }
  override async rollbackTransaction(): Promise<void> {
    await Promise.resolve();
  }
}
