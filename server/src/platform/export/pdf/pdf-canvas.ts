import { pdfNumber } from "./pdf-objects.ts";
import type { Tag } from "./pdf-structure.ts";
import type { DrawnText, TextStyle } from "./text-style.ts";

/** Six hexadecimal digits. */
export type Colour = string;

/** What is drawn on one page. Distances are in points from the top left corner. */
export class PdfCanvas {
  readonly #height: number;
  readonly #parts: string[] = [];
  #fill = "";
  #stroke = "";

  constructor(height: number) {
    this.#height = height;
  }

  get content(): Buffer {
    return Buffer.from(this.#parts.join(""), "latin1");
  }

  /** What is drawn inside is the content of the marked element. */
  tagged(tag: Tag, mark: number, draw: () => void): void {
    this.#parts.push(`/${tag}<</MCID ${mark}>>BDC\n`);
    draw();
    this.#parts.push("EMC\n");
  }

  /** What repeats or decorates, and is not read out. */
  decoration(draw: () => void): void {
    this.#parts.push("/Artifact BMC\n");
    draw();
    this.#parts.push("EMC\n");
  }

  text(style: TextStyle, x: number, baseline: number, line: string, colour: Colour): void {
    this.drawn(style, x, baseline, style.line(line), colour);
  }

  drawn(style: TextStyle, x: number, baseline: number, line: DrawnText, colour: Colour): void {
    this.#setFill(colour);
    this.#parts.push(
      `BT /${style.font.name} ${style.size} Tf ${pdfNumber(x)} ${this.#y(baseline)} Td ${line.operators}ET\n`,
    );
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#setFill(colour);
    this.#parts.push(
      `${pdfNumber(x)} ${this.#y(y + height)} ${pdfNumber(width)} ${pdfNumber(height)} re f\n`,
    );
  }

  frame(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#setStroke(colour);
    this.#parts.push(
      `0.75 w ${pdfNumber(x)} ${this.#y(y + height)} ${pdfNumber(width)} ${pdfNumber(height)} re S\n`,
    );
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: Colour, width = 0.75): void {
    this.#setStroke(colour);
    this.#parts.push(
      `${width} w ${pdfNumber(x1)} ${this.#y(y1)} m ${pdfNumber(x2)} ${this.#y(y2)} l S\n`,
    );
  }

  /** Operators with their own coordinates: the origin is the given corner, y goes down, one unit is `scale` points. */
  placed(x: number, y: number, scale: number, operators: string): void {
    this.#parts.push(
      `q ${pdfNumber(scale)} 0 0 ${pdfNumber(-scale)} ${pdfNumber(x)} ${this.#y(y)} cm\n${operators}\nQ\n`,
    );
  }

  /** A part that is drawn once and used on every page. */
  shared(name: string, x: number, baseline: number): void {
    this.#parts.push(`q 1 0 0 1 ${pdfNumber(x)} ${this.#y(baseline)} cm /${name} Do Q\n`);
  }

  #y(fromTop: number): string {
    return pdfNumber(this.#height - fromTop);
  }

  #setFill(colour: Colour): void {
    if (colour === this.#fill) return;
    this.#fill = colour;
    this.#parts.push(`${rgb(colour)} rg\n`);
  }

  #setStroke(colour: Colour): void {
    if (colour === this.#stroke) return;
    this.#stroke = colour;
    this.#parts.push(`${rgb(colour)} RG\n`);
  }
}

export function rgb(colour: Colour): string {
  return [0, 2, 4]
    .map((at) => pdfNumber(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
    .join(" ");
}
