/** Text that a spreadsheet would take for a formula is marked as text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as spreadsheets read it: with a mark of its encoding, or Bengali would be garbled. */
export function rowsAsCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map(cell).join(","));
  return new Blob([`\uFEFF${lines.join("\r\n")}\r\n`], { type: "text/csv;charset=utf-8" });
}
