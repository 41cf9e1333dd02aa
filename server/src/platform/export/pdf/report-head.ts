import type { TableFile } from "../table-file.ts";
import { EMBLEM } from "./emblem.ts";
import type { Colour } from "./pdf-canvas.ts";
import { COLOUR } from "./pdf-colours.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { Tag } from "./pdf-structure.ts";
import type { TextStyle } from "./text-style.ts";

export const MARGIN = 39;
const TOP = 33;
const EMBLEM_SIZE = 43;

type Head = Pick<TableFile<never>, "issuer" | "title" | "subtitle" | "facts" | "language">;

/** Who issues the report, what it is about and what it was filtered by; answers where the rows may begin. */
export function drawHead(document: PdfDocument, head: Head): number {
  const { canvas } = document;
  canvas.decoration(() => canvas.placed(MARGIN, TOP + 6, EMBLEM_SIZE / 64, EMBLEM));
  let y = TOP;
  for (const [at, line] of head.issuer.entries()) {
    const isLarge = at === 1;
    const style = document.style(at < 2 ? "bold" : "regular", isLarge ? 12 : 9.8);
    y = centred(
      document,
      "P",
      line[head.language],
      style,
      y,
      isLarge ? COLOUR.heading : COLOUR.text,
    );
  }
  y += 7;
  canvas.decoration(() => canvas.line(MARGIN, y, document.width - MARGIN, y, COLOUR.heading, 1.5));
  y = centred(
    document,
    "H1",
    head.title[head.language],
    document.style("bold", 12.5),
    y + 9,
    COLOUR.text,
  );
  if (head.subtitle) {
    const style = document.style("regular", 9.6);
    y = centred(document, "P", head.subtitle[head.language], style, y + 1, COLOUR.quiet);
  }
  return head.facts.length > 0 ? drawFacts(document, head, y + 8) + 9 : y + 9;
}

/** Lines in the middle of the page, wrapped where one is too long for it. */
function centred(
  document: PdfDocument,
  tag: Tag,
  text: string,
  style: TextStyle,
  top: number,
  colour: Colour,
): number {
  const { canvas, structure, width } = document;
  const lines = style.wrap(text, width - 2 * (MARGIN + EMBLEM_SIZE + 8));
  const height = style.size * 1.55;
  canvas.tagged(tag, structure.leaf(tag, structure.document), () => {
    for (const [at, line] of lines.entries()) {
      const x = (width - style.width(line)) / 2;
      canvas.text(style, x, top + at * height + style.size * 1.12, line, colour);
    }
  });
  return top + lines.length * height;
}

/** Two beside each other in a box; a long one goes on below. */
function drawFacts(document: PdfDocument, { facts, language }: Head, top: number): number {
  const { canvas, structure } = document;
  const label = document.style("bold", 8.6);
  const value = document.style("regular", 8.6);
  const width = (document.width - 2 * MARGIN - 36) / 2;
  const laid = facts.map((fact) => {
    const name = `${fact.label[language]}:`;
    const indent = label.width(name) + 3;
    return { name, indent, lines: value.wrap(fact.value[language], width - indent) };
  });
  const height = value.size * 1.5;
  const rows = Math.ceil(laid.length / 2);
  const tall = Array.from({ length: rows }, (_, row) =>
    Math.max(1, ...laid.slice(row * 2, row * 2 + 2).map(({ lines }) => lines.length)),
  );
  const box = tall.reduce((sum, lines) => sum + lines * height, 0) + 10;
  canvas.decoration(() => {
    canvas.rectangle(MARGIN, top, document.width - 2 * MARGIN, box, COLOUR.box);
    canvas.frame(MARGIN, top, document.width - 2 * MARGIN, box, COLOUR.faint);
  });
  let y = top + 5;
  for (const [at, { name, indent, lines }] of laid.entries()) {
    const x = MARGIN + 9 + (at % 2) * (width + 18);
    const baseline = y + value.size * 1.1;
    canvas.tagged("P", structure.leaf("P", structure.document), () => {
      canvas.text(label, x, baseline, name, COLOUR.text);
      for (const [index, line] of lines.entries())
        canvas.text(value, x + indent, baseline + index * height, line, COLOUR.text);
    });
    if (at % 2 === 1 || at === laid.length - 1) y += (tall[Math.floor(at / 2)] ?? 1) * height;
  }
  return top + box;
}
