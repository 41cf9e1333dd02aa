/** A number stays a number, a day (YYYY-MM-DD) given as one becomes a date; null is empty. */
export type XlsxCell = string | number | null | { readonly day: string };

const BOLD = 1;
const DATE = 2;
/** The day before the first of 1900, as spreadsheets count. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const A_DAY = 86_400_000;

export function xlsxRow(cells: readonly XlsxCell[], row: number, isHeading: boolean): string {
  const written = cells.map((cell, at) => xlsxCell(cell, `${columnName(at)}${row}`, isHeading));
  return `<row r="${row}">${written.join("")}</row>`;
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

/** A … Z, AA … */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** Text is text in a workbook, never a formula; what XML cannot hold is left out. */
export function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;")
  );
}
