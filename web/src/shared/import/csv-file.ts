/** Spreadsheets take a file for UTF-8 only when it begins with this mark. */
const UTF8_MARK = "\uFEFF";

/** An empty file with the right header, to fill in. */
export function templateFile(columns: readonly string[]): Blob {
  return csvBlob(`${columns.join(",")}\r\n`);
}

export function tableFile(rows: readonly (readonly string[])[]): Blob {
  return csvBlob(rows.map((row) => row.map(cell).join(",")).join("\r\n"));
}

interface Fault {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** All faults as a table of their own, so that a long list can be worked through beside the file. */
export function faultsFile(header: readonly string[], faults: readonly Fault[]): Blob {
  const rows = faults.map(({ line, column, message }) => [String(line), column, message]);
  return tableFile([header, ...rows]);
}

function csvBlob(text: string): Blob {
  return new Blob([UTF8_MARK + text], { type: "text/csv" });
}

/** Quoted, and never taken for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
