import { crc32 } from "node:zlib";
import { Deflater } from "../deflater.ts";

const LOCAL = 0x04_03_4b_50;
const DESCRIPTOR = 0x08_07_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Sizes and check come after the content; names are UTF-8. */
const FLAGS = 0x808;
const DEFLATED = 8;
/** The first day the format knows: the same rows make the same file. */
const NO_DAY = 0x21;

/** A number and how many bytes it takes. */
type Field = readonly [width: 2 | 4, value: number];
/** No extras, comment, disk or attributes. */
const NOTHING: readonly Field[] = [
  [4, 0],
  [4, 0],
  [4, 0],
];

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  check: number;
  packed: number;
  size: number;
}

/** A zip written file after file, each compressed as it comes. What it answers is to be sent on in that order. */
export class ZipOut {
  readonly #deflater = new Deflater("raw");
  readonly #entries: Entry[] = [];
  #written = 0;

  /** Begins the next file. */
  open(name: string): Buffer {
    const entry = { name: Buffer.from(name), offset: this.#written, check: 0, packed: 0, size: 0 };
    this.#entries.push(entry);
    return this.#sent(numbers([4, LOCAL], [2, VERSION], ...factsOf(entry), [2, 0]), entry.name);
  }

  async push(content: Uint8Array): Promise<Buffer> {
    return this.#sent(this.#counted(content, await this.#deflater.push(content)));
  }

  /** The last of the file. */
  async end(content: Uint8Array): Promise<Buffer> {
    const last = this.#counted(content, await this.#deflater.finish(content));
    const { check, packed, size } = this.#inHand;
    return this.#sent(last, numbers([4, DESCRIPTOR], [4, check], [4, packed], [4, size]));
  }

  /** The list of the files, which ends the zip. */
  finish(): Buffer {
    const start = this.#written;
    const list = this.#entries.flatMap((entry) => [
      numbers([4, CENTRAL], [2, VERSION], [2, VERSION], ...factsOf(entry), ...NOTHING, [
        4,
        entry.offset,
      ]),
      entry.name,
    ]);
    const size = list.reduce((sum, { length }) => sum + length, 0);
    const count = this.#entries.length;
    return this.#sent(
      ...list,
      numbers([4, END], [4, 0], [2, count], [2, count], [4, size], [4, start], [2, 0]),
    );
  }

  close(): void {
    this.#deflater.close();
  }

  get #inHand(): Entry {
    const entry = this.#entries.at(-1);
    if (!entry) throw new Error("No file was begun");
    return entry;
  }

  #counted(content: Uint8Array, packed: Buffer): Buffer {
    const entry = this.#inHand;
    entry.check = crc32(content, entry.check);
    entry.size += content.length;
    entry.packed += packed.length;
    return packed;
  }

  #sent(...parts: readonly Buffer[]): Buffer {
    const sent = Buffer.concat(parts);
    this.#written += sent.length;
    return sent;
  }
}

/** What both places say of a file. */
function factsOf({ name, check, packed, size }: Entry): Field[] {
  return [
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, NO_DAY],
    [4, check],
    [4, packed],
    [4, size],
    [2, name.length],
  ];
}

function numbers(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0));
  let at = 0;
  for (const [width, value] of fields) at = bytes.writeUIntLE(value, at, width);
  return bytes;
}
