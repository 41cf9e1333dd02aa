/** Rows one by one, or together as the database sent them: to wait for each one costs more than to write it. */
export class BatchedRows<Row> implements AsyncIterable<Row> {
  readonly #batches: AsyncGenerator<readonly Row[]>;

  constructor(batches: AsyncGenerator<readonly Row[]>) {
    this.#batches = batches;
  }

  /** Any rows in batches; those that come one by one, alone. */
  static async *of<Row>(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
    if (rows instanceof BatchedRows) yield* rows.#batches;
    else for await (const row of rows) yield [row];
  }

  map<Other>(change: (row: Row) => Other): BatchedRows<Other> {
    const batches = this.#batches;
    return new BatchedRows(
      (async function* changed() {
        for await (const batch of batches) yield batch.map(change);
      })(),
    );
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row> {
    for await (const batch of this.#batches) yield* batch;
  }
}
