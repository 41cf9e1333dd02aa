/** A number stays a number, a day (YYYY-MM-DD) given as one becomes a date; null is empty. */
export type XlsxCell = string | number | null | { readonly day: string };

const BOLD = 1;
const DATE = 2;
/** The day before the first of 1900, as spreadsheets count. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const A_DAY = 86_400_000;

export function xlsxRow(cells: readonly XlsxCell[], row: number, isHeading: boolean): string {
  let written = `<row r="${row}">`;
  for (const [at, cell] of cells.entries())
    written += xlsxCell(cell, `${columnName(at)}${row}`, isHeading);
  return `${written}</row>`;
}

function xlsxCell(cell: XlsxCell, place: string, isHeading: boolean): string {
  const style = isHeading ? ` s="${BOLD}"` : "";
  if (cell === null || cell === "") return "";
  if (typeof cell === "number")
    return Number.isFinite(cell) ? `<c r="${place}"${style}><v>${cell}</v></c>` : "";
  if (typeof cell === "object")
    return `<c r="${place}" s="${DATE}"><v>${(Date.parse(cell.day) - DAY_ZERO) / A_DAY}</v></c>`;
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const columnNames: string[] = [];

function columnName(at: number): string {
  return (columnNames[at] ??= lettersOf(at));
}

/** A … Z, AA … */
function lettersOf(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : lettersOf(Math.floor(at / 26) - 1) + letter;
}

// oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Most text has none of them and is written as it is; half a pair of UTF-16 is not text at all. */
// oxlint-disable-next-line no-control-regex -- see above
const UNUSUAL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F&<>"\uD800-\uDFFF\uFFFE\uFFFF]/;

/** Text is text in a workbook, never a formula; what XML cannot hold is left out. */
export function escaped(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
