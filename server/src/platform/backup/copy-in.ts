import { once } from "node:events";
import type pg from "pg";

/** Feeds a COPY … FROM STDIN, no faster than the server takes it. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const copy = new CopyIn(statement, content);
  client.query(copy);
  await copy.done;
}

class CopyIn implements pg.Submittable {
  readonly #statement: string;
  readonly #content: AsyncIterable<Buffer>;
  readonly #end = Promise.withResolvers<void>();
  #failure: Error | undefined;
  #isRefused = false;

  constructor(statement: string, content: AsyncIterable<Buffer>) {
    this.#statement = statement;
    this.#content = content;
  }

  get done(): Promise<void> {
    return this.#end.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#feed(connection).then(
      () => connection.endCopyFrom(),
      (error: unknown) => {
        this.#failure = error instanceof Error ? error : new Error(String(error));
        connection.sendCopyFail("the source failed");
      },
    );
  }

  async #feed(connection: pg.Connection): Promise<void> {
    for await (const chunk of this.#content) {
      if (this.#isRefused) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await once(connection.stream, "drain");
    }
  }

  handleCommandComplete(): void {
    // The word of the server comes with handleReadyForQuery, when the connection is free again.
  }

  handleReadyForQuery(): void {
    this.#end.resolve();
  }

  handleError(error: Error): void {
    this.#isRefused = true;
    // What the source said is nearer to the cause than the server's "COPY failed".
    this.#end.reject(this.#failure ?? error);
  }
}
