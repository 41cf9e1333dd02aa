/** Takes exact numbers of bytes from pieces of any size. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #pieces: Buffer[] = [];
  #held = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Fewer only where the source ends before. */
  async take(count: number): Promise<Buffer> {
    while (this.#held < count) {
      const next = await this.#source.next();
      if (next.done) break;
      this.#pieces.push(next.value);
      this.#held += next.value.length;
    }
    const all = this.#pieces.length === 1 ? this.#pieces[0] : Buffer.concat(this.#pieces);
    const taken = all?.subarray(0, count) ?? Buffer.alloc(0);
    const rest = all?.subarray(count) ?? Buffer.alloc(0);
    this.#pieces = rest.length > 0 ? [rest] : [];
    this.#held = rest.length;
    return taken;
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
