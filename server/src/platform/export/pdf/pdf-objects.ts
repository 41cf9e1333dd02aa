import { createHash } from "node:crypto";
import { BytesOut } from "../bytes-out.ts";
import { Deflater } from "../deflater.ts";
import { PdfObjectTable } from "./pdf-object-table.ts";

/** So many small objects, or a few more, are compressed together. */
const TOGETHER = 400;
const STREAM_END = Buffer.from("\nendstream\nendobj\n");

/**
 * The objects of a PDF file, numbered and written as they come: content streams at once, small objects packed into
 * compressed object streams, and at the end the table that says where each one is.
 */
export class PdfObjects {
  #ready: Buffer[] = [];
  #written = 0;
  readonly #deflater = new Deflater("zlib");
  readonly #hash = createHash("sha256");
  readonly #table = new PdfObjectTable();
  /** The small objects that are not written yet: their numbers, where each begins, and their text. */
  #packed: number[] = [];
  #offsets: number[] = [];
  readonly #bodies = new BytesOut("latin1");
  readonly #pack = new BytesOut("latin1");

  constructor() {
    this.#write(Buffer.from("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "latin1"));
  }

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#table.reserve();
  }

  put(id: number, body: string): void {
    this.#packed.push(id);
    this.#offsets.push(this.#bodies.length);
    this.#bodies.write(`${body}\n`);
  }

  add(body: string): number {
    const id = this.reserve();
    this.put(id, body);
    return id;
  }

  async putStream(id: number, entries: string, content: Uint8Array): Promise<void> {
    const data = await this.#deflater.finish(content);
    const head = `${id} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${data.length}>>stream\n`;
    this.#table.place(id, this.#written);
    this.#write(Buffer.concat([Buffer.from(head, "latin1"), data, STREAM_END]));
  }

  async addStream(entries: string, content: Uint8Array): Promise<number> {
    const id = this.reserve();
    await this.putStream(id, entries, content);
    return id;
  }

  /** Writes the small objects once there are enough of them. */
  async settle(): Promise<void> {
    if (this.#packed.length >= TOGETHER) await this.#writePacked();
  }

  /** What has been written since the last time. */
  take(): Buffer[] {
    const out = this.#ready;
    this.#ready = [];
    return out;
  }

  async finish(root: number, info: number): Promise<void> {
    await this.#writePacked();
    const id = this.reserve();
    const start = this.#written;
    this.#table.place(id, start);
    // Made from the content alone: the same report is the same file.
    const name = this.#hash.copy().digest("hex").slice(0, 32);
    const entries = `${this.#table.entries}/Root ${root} 0 R/Info ${info} 0 R/ID[<${name}><${name}>]`;
    await this.putStream(id, entries, this.#table.rows());
    this.#write(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  }

  close(): void {
    this.#deflater.close();
  }

  async #writePacked(): Promise<void> {
    const packed = this.#packed;
    if (packed.length === 0) return;
    const stream = this.reserve();
    const heads = packed.map((id, at) => `${id} ${this.#offsets[at]}`);
    for (const [at, id] of packed.entries()) this.#table.placeIn(id, stream, at);
    this.#pack.clear();
    this.#pack.write(`${heads.join(" ")}\n`);
    const first = this.#pack.length;
    this.#pack.append(this.#bodies.bytes);
    await this.putStream(
      stream,
      `/Type/ObjStm/N ${packed.length}/First ${first}`,
      this.#pack.bytes,
    );
    this.#packed = [];
    this.#offsets = [];
    this.#bodies.clear();
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
