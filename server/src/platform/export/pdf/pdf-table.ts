import { CELL_PADDING } from "./column-widths.ts";
import type { Colour } from "./pdf-canvas.ts";
import { COLOUR } from "./pdf-colours.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { Element } from "./pdf-structure.ts";
import type { DrawnText, TextStyle } from "./text-style.ts";

export interface PdfColumn {
  readonly heading: string;
  readonly width: number;
  readonly isNumber: boolean;
}

export type RowLook = "plain" | "group" | "total";

const PADDING_Y = 3.2;
const HEAD_ATTRIBUTES = "/A<</O/Table/Scope/Column>>";

const GROUND: Record<RowLook | "heading", Colour | undefined> = {
  plain: undefined,
  group: COLOUR.group,
  total: COLOUR.total,
  heading: COLOUR.heading,
};

/** The lines of each cell, and how high the highest of them makes the row. */
interface LaidRow {
  readonly cells: readonly (readonly DrawnText[])[];
  readonly height: number;
}

/** A table that goes on from page to page, its heading on each of them. */
export class PdfTable {
  readonly #document: PdfDocument;
  readonly #columns: readonly PdfColumn[];
  readonly #left: number;
  readonly #regular: TextStyle;
  readonly #bold: TextStyle;
  readonly #element: Element;
  readonly #heading: LaidRow;
  #body: Element | undefined;
  #isFirst = true;
  readonly #lefts: readonly number[];
  #top = 0;
  /** Where the rows of the page end. */
  #lines: { readonly y: number; readonly look: RowLook | "heading" }[] = [];

  constructor(
    document: PdfDocument,
    columns: readonly PdfColumn[],
    { left, size }: { readonly left: number; readonly size: number },
  ) {
    this.#document = document;
    this.#columns = columns;
    this.#left = left;
    this.#lefts = edges(left, columns);
    this.#regular = document.style("regular", size);
    this.#bold = document.style("bold", size);
    this.#element = document.structure.open("Table", document.structure.document);
    this.#heading = this.#lay(
      columns.map(({ heading }) => heading),
      this.#bold,
    );
  }

  /** Of a row with one line. */
  get leastHeight(): number {
    return this.#regular.lineHeight + 2 * PADDING_Y;
  }

  lay(cells: readonly string[], look: RowLook): LaidRow {
    return this.#lay(cells, look === "plain" ? this.#regular : this.#bold);
  }

  /** The heading at the top of the rows of a page; read out once, drawn on every page. */
  startPage(y: number): number {
    this.#top = y;
    const { structure, canvas } = this.#document;
    if (this.#isFirst) {
      const head = structure.open("THead", this.#element);
      const row = structure.open("TR", head);
      this.#draw(this.#heading, y, "heading", (draw) =>
        canvas.tagged("TH", structure.leaf("TH", row, HEAD_ATTRIBUTES), draw),
      );
      structure.close(row);
      structure.close(head);
      this.#isFirst = false;
    } else {
      this.#draw(this.#heading, y, "heading", (draw) => canvas.decoration(draw));
    }
    this.#body = structure.open("TBody", this.#element);
    return y + this.#heading.height;
  }

  endPage(): void {
    if (!this.#body) return;
    this.#rule();
    this.#document.structure.close(this.#body);
    this.#body = undefined;
  }

  row(laid: LaidRow, y: number, look: RowLook): number {
    const { structure, canvas } = this.#document;
    if (!this.#body) throw new Error("The table is on no page");
    const row = structure.open("TR", this.#body);
    this.#draw(laid, y, look, (draw) => canvas.tagged("TD", structure.leaf("TD", row), draw));
    structure.close(row);
    return y + laid.height;
  }

  close(): void {
    this.endPage();
    this.#document.structure.close(this.#element);
  }

  #lay(cells: readonly string[], style: TextStyle): LaidRow {
    let most = 1;
    const laid = cells.map((text, at) => {
      const width = (this.#columns[at]?.width ?? 0) - 2 * CELL_PADDING;
      const line = style.line(text);
      if (line.width <= width) return [line];
      const lines = style.wrap(text, width).map((part) => style.line(part));
      most = Math.max(most, lines.length);
      return lines;
    });
    return { cells: laid, height: most * style.lineHeight + 2 * PADDING_Y };
  }

  #draw(
    { cells, height }: LaidRow,
    y: number,
    look: RowLook | "heading",
    around: (draw: () => void) => void,
  ): void {
    const { canvas } = this.#document;
    const style = look === "plain" ? this.#regular : this.#bold;
    const colour = look === "heading" ? COLOUR.onHeading : COLOUR.text;
    const ground = GROUND[look];
    const right = this.#lefts.at(-1) ?? 0;
    if (ground)
      canvas.decoration(() => canvas.rectangle(this.#left, y, right - this.#left, height, ground));
    this.#lines.push({ y: y + height, look });
    for (const [at, lines] of cells.entries()) {
      const { width = 0, isNumber = false } = this.#columns[at] ?? {};
      const left = this.#lefts[at] ?? 0;
      around(() => {
        let baseline = y + PADDING_Y + style.size * 1.05;
        for (const line of lines) {
          const x = isNumber ? left + width - CELL_PADDING - line.width : left + CELL_PADDING;
          if (line.operators) canvas.drawn(style, x, baseline, line, colour);
          baseline += style.lineHeight;
        }
      });
    }
  }

  /** The lines between the rows and columns of a page, over their grounds. */
  #rule(): void {
    const { canvas } = this.#document;
    const right = this.#lefts.at(-1) ?? 0;
    const bottom = this.#lines.at(-1)?.y ?? this.#top;
    const headed = this.#top + this.#heading.height;
    canvas.decoration(() => {
      for (const { y } of this.#lines) canvas.line(this.#left, y, right, y, COLOUR.border);
      for (const x of this.#lefts) canvas.line(x, headed, x, bottom, COLOUR.border);
      const above = this.#lines.at(-2);
      if (this.#lines.at(-1)?.look === "total" && above)
        canvas.line(this.#left, above.y, right, above.y, COLOUR.heading, 1.5);
    });
    this.#lines = [];
  }
}

/** The left edge of each column, and the right edge of the last. */
function edges(left: number, columns: readonly PdfColumn[]): number[] {
  const found = [left];
  for (const { width } of columns) found.push((found.at(-1) ?? 0) + width);
  return found;
}
