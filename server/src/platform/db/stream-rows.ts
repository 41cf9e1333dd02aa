import type { RawBuilder } from "kysely";
import { BatchedRows } from "./batched-rows.ts";
import type { Database } from "./database.ts";

const AT_ONCE = 2000;

/**
 * The rows of a query of any length through a cursor, which closes when nobody reads on. While some are read the next
 * are already on their way, so that the database and the reader work at the same time.
 */
export function streamRows<Row>(db: Database, query: RawBuilder<Row>): BatchedRows<Row> {
  return new BatchedRows(batchesOf(db, query));
}

async function* batchesOf<Row>(
  db: Database,
  query: RawBuilder<Row>,
): AsyncGenerator<readonly Row[]> {
  const batches = db.getExecutor().stream<Row>(query.compile(db), AT_ONCE);
  const next = () => {
    const coming = batches.next();
    // What fails meanwhile is heard when its turn comes.
    coming.catch(() => undefined);
    return coming;
  };
  let coming = next();
  try {
    for (;;) {
      const batch = await coming;
      if (batch.done) return;
      coming = next();
      yield batch.value.rows;
    }
  } finally {
    await coming.catch(() => undefined);
    await batches.return?.();
  }
}
