import type pg from "pg";

const BLOCK = 128 * 1024;
/** So many finished blocks may wait for their reader before the server is asked to wait. */
const MOST_WAITING = 8;

/** The rows of a COPY … TO STDOUT as blocks, no faster than they are read. */
export async function* copyOut(client: pg.ClientBase, statement: string): AsyncGenerator<Buffer> {
  const copy = new CopyOut(statement);
  client.query(copy);
  try {
    for (;;) {
      const block = await copy.next();
      if (!block) return;
      yield block;
    }
  } finally {
    copy.abandon();
  }
}

class CopyOut implements pg.Submittable {
  readonly #statement: string;
  readonly #blocks: Buffer[] = [];
  #block = Buffer.allocUnsafe(BLOCK);
  #used = 0;
  #isOver = false;
  #isAbandoned = false;
  #error: Error | undefined;
  #connection: pg.Connection | undefined;
  #wake: () => void = () => undefined;

  constructor(statement: string) {
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  async next(): Promise<Buffer | undefined> {
    while (this.#blocks.length === 0 && !this.#isOver && !this.#error)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    if (this.#error) throw this.#error;
    const block = this.#blocks.shift();
    if (this.#blocks.length < MOST_WAITING) this.#connection?.stream.resume();
    return block;
  }

  /** Nobody reads on: the rest is let through, so that the connection comes to its end. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#connection?.stream.resume();
  }

  /** pg reuses the memory of a message for the next, so it is copied at once. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#isAbandoned) return;
    for (let from = 0; from < chunk.length;) {
      const taken = chunk.copy(this.#block, this.#used, from);
      from += taken;
      this.#used += taken;
      if (this.#used === BLOCK) this.#finishBlock();
    }
    if (this.#blocks.length >= MOST_WAITING) this.#connection?.stream.pause();
  }

  #finishBlock(): void {
    this.#blocks.push(this.#block.subarray(0, this.#used));
    this.#block = Buffer.allocUnsafe(BLOCK);
    this.#used = 0;
    this.#wake();
  }

  handleCommandComplete(): void {
    if (this.#used > 0) this.#finishBlock();
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#wake();
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#wake();
  }
}
