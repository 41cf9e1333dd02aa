import { createWriteStream, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { benchTable, COLUMNS } from "./columns.ts";
import { type BenchRow, benchRow, benchRows } from "./rows.ts";

/**
 * One file in a process of its own, which then says what that cost:
 * `node write-file.ts <kind> <rows> <file> <folder of the compared packages>`.
 */
const [kind = "", count = "0", file = "", peers = ""] = process.argv.slice(2);
const rows = Number(count);
/** Twelve columns: the seven, and five of them again. */
const WIDE = [...COLUMNS, ...COLUMNS.slice(0, 5)];
const values = (row: BenchRow) => WIDE.map((column) => column.value(row, "bn"));
const peer = createRequire(join(peers, "package.json"));
const pathTo = (name: string) => peer.resolve(name);

const WRITERS: Record<string, () => Promise<void>> = {
  "pdf-ours": async () => {
    const { pdfStream } = await import("../../server/src/platform/export/pdf/pdf-stream.ts");
    await pipeline(pdfStream(benchTable(benchRows(rows))), createWriteStream(file));
  },
  "pdf-pdfkit": async () => {
    interface Kit extends NodeJS.ReadableStream {
      font(file: Uint8Array): Kit;
      fontSize(size: number): Kit;
      text(text: string, x: number, y: number, options: object): Kit;
      addPage(): Kit;
      end(): void;
    }
    const Document = peer("pdfkit") as new (options: object) => Kit;
    const document = new Document({ size: "A4", layout: "landscape", margin: 30 });
    const done = pipeline(document, createWriteStream(file));
    const { faces } = await import("../../server/src/platform/export/pdf/pdf-face.ts");
    document.font(faces().regular.file).fontSize(8.6);
    let y = 40;
    for (let at = 0; at < rows; at += 1) {
      if (y > 540) {
        document.addPage();
        y = 40;
      }
      const row = benchRow(at);
      for (const [index, column] of COLUMNS.entries())
        document.text(String(column.value(row, "bn")), 30 + index * 110, y, { lineBreak: false });
      y += 18;
    }
    document.end();
    await done;
  },
  "xlsx-ours": async () => {
    const { xlsxTable } = await import("../../server/src/platform/export/xlsx/xlsx-table.ts");
    await pipeline(xlsxTable(benchTable(benchRows(rows), WIDE)), createWriteStream(file));
  },
  "xlsx-hucre": async () => {
    interface Hucre {
      readonly writeXlsxStream: (
        rows: AsyncIterable<unknown[]>,
        options: object,
      ) => AsyncIterable<Uint8Array>;
    }
    const { writeXlsxStream } = (await import(pathTo("hucre/xlsx"))) as Hucre;
    async function* cells() {
      for await (const row of benchRows(rows)) yield values(row);
    }
    await pipeline(writeXlsxStream(cells(), { name: "x" }), createWriteStream(file));
  },
};

const before = process.cpuUsage();
await WRITERS[kind]?.();
const { user, system } = process.cpuUsage(before);
const cost = {
  cpuSeconds: (user + system) / 1e6,
  peakMb: process.resourceUsage().maxRSS / 1024,
  bytes: statSync(file).size,
};
process.stdout.write(`${JSON.stringify(cost)}\n`);
