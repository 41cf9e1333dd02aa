import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

const LEVEL = 3;
/** So many small objects are compressed together. */
const TOGETHER = 400;
const XREF_WIDTHS = [1, 4, 2] as const;
const XREF_ROW = 7;
/** PNG's name for a row given as the difference from the one above. */
const UP = 2;

/**
 * The objects of a PDF file, numbered and written as they come: content streams at once, small objects packed into
 * compressed object streams, and at the end the table that says where each one is.
 */
export class PdfObjects {
  #ready: Buffer[] = [];
  #written = 0;
  readonly #hash = createHash("sha256");
  /** By object number: the place in the file, or the object stream and the place in it. */
  readonly #kinds: number[] = [0];
  readonly #places: number[] = [0];
  readonly #indexes: number[] = [65_535];
  #packed: { readonly id: number; readonly body: string }[] = [];

  constructor() {
    this.#write(Buffer.from("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "latin1"));
  }

  /** A number for an object that is written later. */
  reserve(): number {
    this.#places.push(0);
    this.#indexes.push(0);
    return this.#kinds.push(0) - 1;
  }

  put(id: number, body: string): void {
    this.#packed.push({ id, body });
    if (this.#packed.length >= TOGETHER) this.#pack();
  }

  add(body: string): number {
    const id = this.reserve();
    this.put(id, body);
    return id;
  }

  putStream(id: number, entries: string, content: Uint8Array): void {
    const data = deflateSync(content, { level: LEVEL });
    this.#kinds[id] = 1;
    this.#places[id] = this.#written;
    const head = `${id} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${data.length}>>stream\n`;
    this.#write(Buffer.from(head, "latin1"));
    this.#write(data);
    this.#write(Buffer.from("\nendstream\nendobj\n"));
  }

  addStream(entries: string, content: Uint8Array): number {
    const id = this.reserve();
    this.putStream(id, entries, content);
    return id;
  }

  /** What has been written since the last time. */
  take(): Buffer[] {
    const out = this.#ready;
    this.#ready = [];
    return out;
  }

  finish(root: number, info: number): void {
    this.#pack();
    const id = this.reserve();
    this.#kinds[id] = 1;
    this.#places[id] = this.#written;
    const table = deflateSync(this.#table(), { level: LEVEL });
    // Made from the content alone: the same report is the same file.
    const name = this.#hash.digest("hex").slice(0, 32);
    const entries =
      `/Type/XRef/Size ${this.#kinds.length}/W[${XREF_WIDTHS.join(" ")}]/Root ${root} 0 R/Info ${info} 0 R/ID[<${name}><${name}>]` +
      `/DecodeParms<</Predictor 12/Columns ${XREF_ROW}>>/Filter/FlateDecode/Length ${table.length}`;
    const start = this.#written;
    this.#ready.push(
      Buffer.from(`${id} 0 obj\n<<${entries}>>stream\n`),
      table,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
    );
  }

  #pack(): void {
    const packed = this.#packed;
    if (packed.length === 0) return;
    this.#packed = [];
    const stream = this.reserve();
    let offset = 0;
    const heads: string[] = [];
    for (const [index, { id, body }] of packed.entries()) {
      this.#kinds[id] = 2;
      this.#places[id] = stream;
      this.#indexes[id] = index;
      heads.push(`${id} ${offset}`);
      offset += body.length + 1;
    }
    const head = `${heads.join(" ")}\n`;
    const content = head + packed.map(({ body }) => body).join("\n");
    const entries = `/Type/ObjStm/N ${packed.length}/First ${head.length}`;
    this.putStream(stream, entries, Buffer.from(content, "latin1"));
  }

  /** Each row as its difference from the row above, which compresses to almost nothing. */
  #table(): Buffer {
    const count = this.#kinds.length;
    const rows = Buffer.alloc(count * (XREF_ROW + 1));
    const above = new Uint8Array(XREF_ROW);
    const row = Buffer.alloc(XREF_ROW);
    for (let id = 0; id < count; id += 1) {
      row[0] = this.#kinds[id] ?? 0;
      row.writeUInt32BE(this.#places[id] ?? 0, 1);
      row.writeUInt16BE(this.#indexes[id] ?? 0, 5);
      const at = id * (XREF_ROW + 1);
      rows[at] = UP;
      for (let byte = 0; byte < XREF_ROW; byte += 1)
        rows[at + 1 + byte] = (row[byte] ?? 0) - (above[byte] ?? 0);
      above.set(row);
    }
    return rows;
  }

  #write(data: Buffer): void {
    this.#written += data.length;
    this.#hash.update(data);
    this.#ready.push(data);
  }
}

/** Text of a dictionary, in any script. */
export function pdfText(text: string): string {
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
}

/** A number as PDF takes it: never in scientific form, two digits after the point at most. */
export function pdfNumber(value: number): string {
  const hundredths = Math.round(value * 100);
  const size = Math.abs(hundredths);
  const rest = size % 100;
  const text =
    rest === 0 ? `${size / 100}` : `${(size - rest) / 100}.${rest < 10 ? "0" : ""}${rest}`;
  return hundredths < 0 ? `-${text}` : text;
}
