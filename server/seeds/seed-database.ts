import { escapeIdentifier, type ClientBase, type QueryResultRow } from "pg";

/** Columns and their values; an object is for a column of JSON. */
type Row = object;

const BATCH = 5_000;

/** What a seed may do with the database: read a little, write a lot. */
export class SeedDatabase {
  readonly #client: ClientBase;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  async query<T extends QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<T[]> {
    return (await this.#client.query<T>(sql, [...values])).rows;
  }

  /** Takes rows as they are made and sends them by the thousand; all rows have the columns of the first. */
  async insertRows(table: string, rows: Iterable<Row>): Promise<void> {
    let batch: Row[] = [];
    for (const row of rows) {
      batch.push(row);
      if (batch.length === BATCH) {
        await this.#insertBatch(table, batch);
        batch = [];
      }
    }
    await this.#insertBatch(table, batch);
  }

  async #insertBatch(table: string, batch: readonly Row[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const target = escapeIdentifier(table);
    const columns = Object.keys(first).map(escapeIdentifier).join(", ");
    // Named like the table's columns, the values take their types from the table: no list of types to keep here.
    await this.#client.query(
      `insert into ${target} (${columns})
       select ${columns} from json_populate_recordset(null::${target}, $1)`,
      [JSON.stringify(batch).normalize("NFC")],
    );
  }
}
