import type { BytesOut } from "../bytes-out.ts";
import { pdfNumber } from "./pdf-objects.ts";
import type { Tag } from "./pdf-structure.ts";
import type { DrawnText, TextStyle } from "./text-style.ts";

/** Six hexadecimal digits. */
export type Colour = string;

/** What is drawn on one page. Distances are in points from the top left corner. */
export class PdfCanvas {
  readonly #height: number;
  readonly #out: BytesOut;
  #fill = "";
  #stroke = "";

  constructor(height: number, out: BytesOut) {
    this.#height = height;
    this.#out = out;
  }

  /** What is drawn inside is the content of the marked element. */
  tagged(tag: Tag, mark: number, draw: () => void): void {
    this.#out.write(`/${tag}<</MCID ${mark}>>BDC\n`);
    draw();
    this.#out.write("EMC\n");
  }

  /** What repeats or decorates, and is not read out. */
  decoration(draw: () => void): void {
    this.#out.write("/Artifact BMC\n");
    draw();
    this.#out.write("EMC\n");
  }

  text(style: TextStyle, x: number, baseline: number, line: string, colour: Colour): void {
    this.drawn(style, x, baseline, style.line(line), colour);
  }

  drawn(style: TextStyle, x: number, baseline: number, line: DrawnText, colour: Colour): void {
    this.#setFill(colour);
    this.#out.write(
      `BT /${style.font.name} ${style.size} Tf ${pdfNumber(x)} ${this.#y(baseline)} Td ${line.operators}ET\n`,
    );
  }

  rectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#setFill(colour);
    this.#out.write(
      `${pdfNumber(x)} ${this.#y(y + height)} ${pdfNumber(width)} ${pdfNumber(height)} re f\n`,
    );
  }

  frame(x: number, y: number, width: number, height: number, colour: Colour): void {
    this.#setStroke(colour);
    this.#out.write(
      `0.75 w ${pdfNumber(x)} ${this.#y(y + height)} ${pdfNumber(width)} ${pdfNumber(height)} re S\n`,
    );
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: Colour, width = 0.75): void {
    this.#setStroke(colour);
    this.#out.write(
      `${width} w ${pdfNumber(x1)} ${this.#y(y1)} m ${pdfNumber(x2)} ${this.#y(y2)} l S\n`,
    );
  }

  /** Operators with their own coordinates: the origin is the given corner, y goes down, one unit is `scale` points. */
  placed(x: number, y: number, scale: number, operators: string): void {
    this.#out.write(
      `q ${pdfNumber(scale)} 0 0 ${pdfNumber(-scale)} ${pdfNumber(x)} ${this.#y(y)} cm\n${operators}\nQ\n`,
    );
  }

  /** A part that is drawn once and used on every page. */
  shared(name: string, x: number, baseline: number): void {
    this.#out.write(`q 1 0 0 1 ${pdfNumber(x)} ${this.#y(baseline)} cm /${name} Do Q\n`);
  }

  #y(fromTop: number): string {
    return pdfNumber(this.#height - fromTop);
  }

  #setFill(colour: Colour): void {
    if (colour === this.#fill) return;
    this.#fill = colour;
    this.#out.write(`${rgb(colour)} rg\n`);
  }

  #setStroke(colour: Colour): void {
    if (colour === this.#stroke) return;
    this.#stroke = colour;
    this.#out.write(`${rgb(colour)} RG\n`);
  }
}

export function rgb(colour: Colour): string {
  return [0, 2, 4]
    .map((at) => pdfNumber(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
    .join(" ");
}
