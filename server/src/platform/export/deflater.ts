import { constants, createDeflate, createDeflateRaw } from "node:zlib";

const LEVEL = 3;

/**
 * Compresses outside the thread that answers requests, one file after another with one compressor: a new one for each
 * would leave a quarter of a megabyte behind every time.
 */
export class Deflater {
  readonly #zlib;
  #parts: Buffer[] = [];

  constructor(kind: "zlib" | "raw") {
    this.#zlib = (kind === "raw" ? createDeflateRaw : createDeflate)({ level: LEVEL });
    this.#zlib.on("data", (part: Buffer) => this.#parts.push(part));
    // Whoever waits for the piece hears of it.
    this.#zlib.on("error", () => undefined);
  }

  /** More of the file in hand, and what of it is compressed by now. */
  push(content: Uint8Array): Promise<Buffer> {
    return new Promise((done, fail) => {
      this.#zlib.write(content, (error) => (error ? fail(error) : done(this.#taken())));
    });
  }

  /** The end of the file in hand; the next begins anew. */
  finish(content: Uint8Array): Promise<Buffer> {
    return new Promise((done, fail) => {
      this.#zlib.write(content, (error) => error && fail(error));
      this.#zlib.flush(constants.Z_FINISH, () => {
        this.#zlib.reset();
        done(this.#taken());
      });
    });
  }

  close(): void {
    this.#zlib.destroy();
  }

  #taken(): Buffer {
    const parts = this.#parts;
    this.#parts = [];
    return Buffer.concat(parts);
  }
}
