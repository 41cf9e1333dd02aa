import { BatchedRows } from "./batched-rows.ts";

/** Rows on their way to a reader, and how many of them have been handed on. */
export class CountedRows<Row> {
  readonly rows: BatchedRows<Row>;
  #done = 0;

  constructor(rows: AsyncIterable<Row>) {
    this.rows = new BatchedRows(this.#counted(rows));
  }

  get done(): number {
    return this.#done;
  }

  async *#counted(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
    for await (const batch of BatchedRows.of(rows)) {
      yield batch;
      this.#done += batch.length;
    }
  }
}
