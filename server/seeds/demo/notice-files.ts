import sharp from "sharp";
import type { DemoFile } from "./notice-list.ts";

export interface MadeFile {
  readonly type: "application/pdf" | "image/png";
  readonly content: Uint8Array;
}

/** The demo's own files: a page of text and a drawing, the same each time. */
export async function makeFile({ kind }: DemoFile, title: string): Promise<MadeFile> {
  if (kind === "GUIDE") return { type: "application/pdf", content: pdf(title) };
  return { type: "image/png", content: await picture() };
}

const LINES = [
  "Directorate of Secondary and Higher Education",
  "Monitoring and Evaluation Wing",
  "",
  "Guideline (sample document of the demo)",
  "",
  "1. Every officer plans at least 60 visits a year.",
  "2. Institutes of ISAS category D and E are visited at least 12 times a year.",
  "3. No visit is planned on a public holiday.",
  "4. A report is submitted on the day of the visit.",
];

/** One page with the standard font every reader has. */
function pdf(title: string): Uint8Array {
  const text = LINES.map(
    (line, index) => `BT /F1 ${index === 3 ? 16 : 12} Tf 72 ${760 - index * 26} Td (${line}) Tj ET`,
  ).join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Title <${Buffer.from(`\uFEFF${title}`, "utf16le").swap16().toString("hex")}> >>`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const end = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** Four steps on a line, in the colours of the product. */
async function picture(): Promise<Uint8Array> {
  const steps = [0, 1, 2, 3]
    .map((step) => {
      const x = 110 + step * 190;
      return `<circle cx="${x}" cy="130" r="46" fill="#006a4e"/><rect x="${x - 60}" y="206" width="120" height="14" rx="7" fill="#b3dccb"/><path d="M${x - 18} 130 l12 14 l26 -28" stroke="#fff" stroke-width="8" fill="none"/>`;
    })
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="790" height="280"><rect width="790" height="280" fill="#eef7f3"/><path d="M110 130 H680" stroke="#7fc3a9" stroke-width="10"/>${steps}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
