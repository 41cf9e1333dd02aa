import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { cellText, digits } from "../cell-text.ts";
import { type Cell, isNumeric, widthOf } from "../column.ts";
import type { TableFile } from "../table-file.ts";
import { CHART_HEIGHT, drawChart } from "./bar-chart.ts";
import { layColumns } from "./column-widths.ts";
import { COLOUR } from "./pdf-colours.ts";
import { PdfDocument } from "./pdf-document.ts";
import { PdfTable, type RowLook } from "./pdf-table.ts";
import { closeDocument, drawFoot, FOOT_HEIGHT } from "./report-foot.ts";
import { drawHead, MARGIN } from "./report-head.ts";
import type { TextStyle } from "./text-style.ts";

/** So many letters fit across a page that stands upright. */
const UPRIGHT_LETTERS = 112;
const NEXT_PAGE_TOP = 36;
const NUMBER_WIDTH = 6;
const NUMBER_HEADING = { bn: "ক্রম", en: "No." } as const;

/** A report as a PDF, written page by page as its rows come; stops reading them when whoever asked has gone. */
export function pdfStream<Row>(table: TableFile<Row>): Readable {
  return Readable.from(chunks(table), { objectMode: false, highWaterMark: 65_536 });
}

async function* chunks<Row>(file: TableFile<Row>): AsyncGenerator<Buffer> {
  const { language, columns } = file;
  const letters = columns.reduce((sum, column) => sum + widthOf(column), NUMBER_WIDTH);
  const document = new PdfDocument({
    title: file.title[language],
    language,
    at: file.preparedAt,
    isLandscape: letters > UPRIGHT_LETTERS,
  });
  document.startPage();
  const top = drawHead(document, file);
  const usable = document.width - 2 * MARGIN;
  const wanted = [
    { heading: NUMBER_HEADING[language], kind: "number" as const, letters: NUMBER_WIDTH },
    ...columns.map((column) => ({
      heading: column.heading[language],
      kind: column.kind ?? ("text" as const),
      letters: widthOf(column),
    })),
  ];
  const { size, widths } = layColumns(document, wanted, usable);
  const table = new PdfTable(
    document,
    wanted.map(({ heading }, at) => {
      const column = columns[at - 1];
      return { heading, width: widths[at] ?? 0, isNumber: !column || isNumeric(column) };
    }),
    { left: MARGIN, size },
  );
  const bottom = document.height - FOOT_HEIGHT;
  const texts = (number: string, cells: readonly Cell[]) => [
    number,
    ...cells.map((cell, at) => cellText(cell, columns[at]?.kind ?? "text", language)),
  ];
  const turnPage = () => {
    drawFoot(document, file.preparedBy[language]);
    document.endPage();
    document.startPage();
  };

  let y = table.startPage(top);
  const write = (cells: readonly string[], look: RowLook): boolean => {
    const laid = table.lay(cells, look);
    const isFull = y + laid.height > bottom;
    if (isFull) {
      table.endPage();
      turnPage();
      y = table.startPage(NEXT_PAGE_TOP);
    }
    y = table.row(laid, y, look);
    return isFull;
  };

  let number = 0;
  for await (const row of file.rows) {
    const isGroup = file.isGroup?.(row) ?? false;
    if (!isGroup) number += 1;
    const cells = columns.map((column) => column.value(row, language));
    const counted = isGroup ? "" : digits(language, String(number));
    if (!write(texts(counted, cells), isGroup ? "group" : "plain")) continue;
    yield* document.objects.take();
    // After each page others have their turn.
    await setImmediate();
  }
  if (file.totals) write(texts("", file.totals), "total");
  table.close();
  const makeRoom = (height: number) => {
    if (y + height <= bottom) return;
    turnPage();
    y = NEXT_PAGE_TOP;
  };
  if (file.note) {
    const style = document.style("regular", 8.2);
    const lines = style.wrap(file.note[language], usable);
    makeRoom(lines.length * style.lineHeight + 6);
    y = drawNote(document, style, lines, y + 6);
  }
  if (file.chart) {
    makeRoom(CHART_HEIGHT);
    drawChart(document, file.chart, y + 12);
  }
  drawFoot(document, file.preparedBy[language]);
  document.endPage();
  await closeDocument(document);
  yield* document.objects.take();
}

function drawNote(
  { canvas, structure }: PdfDocument,
  style: TextStyle,
  lines: readonly string[],
  top: number,
): number {
  canvas.tagged("P", structure.leaf("P", structure.document), () => {
    for (const [at, line] of lines.entries())
      canvas.text(style, MARGIN, top + (at + 0.8) * style.lineHeight, line, COLOUR.quiet);
  });
  return top + lines.length * style.lineHeight;
}
