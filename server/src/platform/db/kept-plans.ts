import { type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import type pg from "pg";

const MARK = "/* plan kept */";

/**
 * In a statement that touches about as many rows whoever asks: its plan is made a few times on a connection and then kept, where
 * making it costs more than carrying it out. Not where it differs by who asks: a plan for a small part is a bad one for the whole.
 */
export const planKept = sql.raw(MARK);

const names = new Map<string, string>();

/** Marked statements are given a name, by which PostgreSQL knows them on the same connection. */
export function keepingPlans(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const keeping = known.get(client) ?? keepingClient(client);
      known.set(client, keeping);
      return keeping;
    },
    end: () => pool.end(),
  };
}

function keepingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) =>
    client.query({
      ...(text.includes(MARK) && { name: nameOf(text) }),
      text,
      values: values as unknown[],
    });
  // Nobody asks for a cursor here, the other thing Kysely could bring.
  return { query: query as never, release: (destroy) => client.release(destroy) };
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `kept_${names.size + 1}`;
  names.set(text, name);
  return name;
}
