/**
 * Text collected as bytes in one piece of memory that is used again and again. The pieces of text may be forgotten at
 * once: kept until there are enough of them, they would be most of what a long file takes.
 */
export class BytesOut {
  readonly #encoding: "utf8" | "latin1";
  #bytes: Buffer;
  #length = 0;

  constructor(encoding: "utf8" | "latin1", size = 65_536) {
    this.#encoding = encoding;
    this.#bytes = Buffer.allocUnsafeSlow(size);
  }

  get length(): number {
    return this.#length;
  }

  /** What was written since it was cleared; good until it is cleared again. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  write(text: string): void {
    // No letter of UTF-16 takes more than three bytes of UTF-8.
    this.#makeRoom(this.#encoding === "utf8" ? text.length * 3 : text.length);
    this.#length += this.#bytes.write(text, this.#length, this.#encoding);
  }

  append(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  clear(): void {
    this.#length = 0;
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.#bytes.length));
    this.bytes.copy(larger);
    this.#bytes = larger;
  }
}
