import type { RawBuilder } from "kysely";
import type { Database } from "./database.ts";

const AT_ONCE = 1000;

/** The rows of a query of any length through a cursor, which closes when nobody reads on. */
export async function* streamRows<Row>(db: Database, query: RawBuilder<Row>): AsyncGenerator<Row> {
  for await (const { rows } of db.getExecutor().stream<Row>(query.compile(db), AT_ONCE))
    yield* rows;
}
