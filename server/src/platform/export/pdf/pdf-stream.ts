import { Readable } from "node:stream";
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
  const columns = table.columns.filter(({ isOffPaper }) => !isOffPaper);
  const totals = table.totals?.filter((_cell, at) => !table.columns[at]?.isOffPaper);
  const pages = chunks({
    ...table,
    columns,
    totals,
    isGroup: (row) => table.isGroup?.(row) ?? false,
  });
  return Readable.from(pages, { objectMode: false, highWaterMark: 65_536 });
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
  try {
    yield* pages(document, file);
  } finally {
    document.objects.close();
  }
}

async function* pages<Row>(document: PdfDocument, file: TableFile<Row>): AsyncGenerator<Buffer> {
  const { language } = file;
  const usable = document.width - 2 * MARGIN;
  const bottom = document.height - FOOT_HEIGHT;
  const endPage = () => {
    drawFoot(document, file.preparedBy[language]);
    return document.endPage();
  };
  document.startPage();
  const top = drawHead(document, file);
  const table = startTable(document, file, usable);
  let y = table.startPage(top);
  for await (const { cells, look } of tableRows(file)) {
    const laid = table.lay(cells, look);
    // A row of sums stands with the first of those it sums up.
    const needed = look === "group" ? laid.height + table.leastHeight : laid.height;
    if (y + needed > bottom) {
      table.endPage();
      await endPage();
      yield* document.objects.take();
      document.startPage();
      y = table.startPage(NEXT_PAGE_TOP);
    }
    y = table.row(laid, y, look);
  }
  table.close();
  const makeRoom = async (height: number) => {
    if (y + height <= bottom) return;
    await endPage();
    document.startPage();
    y = NEXT_PAGE_TOP;
  };
  if (file.note) {
    const style = document.style("regular", 8.2);
    const lines = style.wrap(file.note[language], usable);
    await makeRoom(lines.length * style.lineHeight + 6);
    y = drawNote(document, style, lines, y + 6);
  }
  if (file.chart) {
    await makeRoom(CHART_HEIGHT);
    drawChart(document, file.chart, y + 12);
  }
  await endPage();
  await closeDocument(document);
  yield* document.objects.take();
}

function startTable<Row>(
  document: PdfDocument,
  { columns, language }: TableFile<Row>,
  usable: number,
): PdfTable {
  const wanted = [
    { heading: NUMBER_HEADING[language], kind: "number" as const, letters: NUMBER_WIDTH },
    ...columns.map((column) => ({
      heading: column.heading[language],
      kind: column.kind ?? ("text" as const),
      letters: widthOf(column),
    })),
  ];
  const { size, widths } = layColumns(document, wanted, usable);
  const laid = wanted.map(({ heading }, at) => {
    const column = columns[at - 1];
    return { heading, width: widths[at] ?? 0, isNumber: !column || isNumeric(column) };
  });
  return new PdfTable(document, laid, { left: MARGIN, size });
}

/** The rows as they are read, with their numbers in front, and the totals last. */
async function* tableRows<Row>({
  columns,
  rows,
  language,
  totals,
  ...file
}: TableFile<Row>): AsyncGenerator<{ readonly cells: readonly string[]; readonly look: RowLook }> {
  const texts = (number: string, cells: readonly Cell[]) => [
    number,
    ...cells.map((cell, at) => cellText(cell, columns[at]?.kind ?? "text", language)),
  ];
  let number = 0;
  for await (const row of rows) {
    const cells = columns.map((column) => column.value(row, language));
    if (file.isGroup?.(row)) {
      yield { cells: texts("", cells), look: "group" };
    } else {
      number += 1;
      yield { cells: texts(digits(language, String(number)), cells), look: "plain" };
    }
  }
  if (totals) yield { cells: texts("", totals), look: "total" };
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
