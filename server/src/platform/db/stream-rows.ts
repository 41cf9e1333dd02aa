import type { CompiledQuery } from "kysely";
import type pg from "pg";
import Cursor from "pg-cursor";
import { BatchedRows } from "./batched-rows.ts";
import { type Database, poolOf } from "./database.ts";

const AT_ONCE = 2000;

interface Query<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

/**
 * The rows of a query of any length through a cursor. While some are read the next are already on their way, so that
 * the database and the reader work at the same time. When nobody reads on, or the signal says that nobody will, the
 * connection is dropped, and the database stops working for it.
 */
export function streamRows<Row>(
  db: Database,
  query: Query<Row>,
  signal?: AbortSignal,
): BatchedRows<Row> {
  return new BatchedRows(batchesOf(db, query, signal));
}

async function* batchesOf<Row>(
  db: Database,
  query: Query<Row>,
  signal: AbortSignal | undefined,
): AsyncGenerator<readonly Row[]> {
  const { sql, parameters } = query.compile(db);
  signal?.throwIfAborted();
  const client = await poolOf(db).connect();
  const leave = leaving(client);
  const drop = () => leave("drop");
  signal?.addEventListener("abort", drop);
  try {
    const cursor = client.query(new Cursor<Row>(sql, [...parameters]));
    const next = () => {
      const coming = cursor.read(AT_ONCE);
      // What fails meanwhile is heard when its turn comes.
      coming.catch(() => undefined);
      return coming;
    };
    let coming = next();
    for (;;) {
      const rows = await coming;
      if (rows.length === 0) break;
      coming = next();
      yield rows;
    }
    await cursor.close();
    leave("keep");
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", drop);
    leave("drop");
  }
}

/** Gives the connection back once: to be used again, or to be closed whatever it is doing. */
function leaving(client: pg.PoolClient): (way: "keep" | "drop") => void {
  let hasLeft = false;
  return (way) => {
    if (!hasLeft) client.release(way === "drop");
    hasLeft = true;
  };
}
