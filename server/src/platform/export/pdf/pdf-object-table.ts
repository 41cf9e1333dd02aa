/** Of each object what kind of place it has, the place, and the place in that. */
const WIDTHS = [1, 4, 2] as const;
const ROW = 7;
const IN_FILE = 1;
const IN_STREAM = 2;
/** What the format wants of the object that is none, the first. */
const NONE = 65_535;
/** PNG's name for a row given as the difference from the one above. */
const UP = 2;

/** Where each object of a PDF file is: a few bytes for each, in one piece of memory. */
export class PdfObjectTable {
  #count = 1;
  #rows = Buffer.alloc(ROW * 4096);

  constructor() {
    this.#rows.writeUInt16BE(NONE, 5);
  }

  reserve(): number {
    const id = this.#count;
    this.#count += 1;
    if (this.#count * ROW > this.#rows.length)
      this.#rows = Buffer.concat([this.#rows], 2 * this.#rows.length);
    return id;
  }

  /** The object begins at this byte of the file. */
  place(id: number, offset: number): void {
    this.#set(id, IN_FILE, offset, 0);
  }

  /** The object is packed into a stream with others. */
  placeIn(id: number, stream: number, index: number): void {
    this.#set(id, IN_STREAM, stream, index);
  }

  /** How the rows are to be read. */
  get entries(): string {
    return `/Type/XRef/Size ${this.#count}/W[${WIDTHS.join(" ")}]/DecodeParms<</Predictor 12/Columns ${ROW}>>`;
  }

  /** Each row as its difference from the row above, which compresses to almost nothing. */
  rows(): Buffer {
    const out = Buffer.alloc(this.#count * (ROW + 1));
    for (let id = 0; id < this.#count; id += 1) {
      const at = id * (ROW + 1);
      out[at] = UP;
      for (let byte = 0; byte < ROW; byte += 1) {
        const here = id * ROW + byte;
        out[at + 1 + byte] = (this.#rows[here] ?? 0) - (id > 0 ? (this.#rows[here - ROW] ?? 0) : 0);
      }
    }
    return out;
  }

  #set(id: number, kind: number, place: number, index: number): void {
    const at = id * ROW;
    this.#rows[at] = kind;
    this.#rows.writeUInt32BE(place, at + 1);
    this.#rows.writeUInt16BE(index, at + 5);
  }
}
