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

type Colour = readonly [number, number, number];
const PAPER: Colour = [238, 247, 243];
const LINE: Colour = [127, 195, 169];
const STEP: Colour = [0, 106, 78];
const WORDS: Colour = [179, 220, 203];
const WIDTH = 790;
const HEIGHT = 280;
const STEPS = [110, 300, 490, 680];

/** Four steps on a line, in the colours of the product; drawn point by point, because the server reads no drawings. */
async function picture(): Promise<Uint8Array> {
  const points = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) points.set(colourAt(x, y), (y * WIDTH + x) * 3);
  return sharp(points, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

function colourAt(x: number, y: number): Colour {
  if (STEPS.some((step) => Math.hypot(x - step, y - 130) <= 46)) return STEP;
  if (Math.abs(y - 130) <= 5 && x > 110 && x < 680) return LINE;
  if (Math.abs(y - 213) <= 7 && STEPS.some((step) => Math.abs(x - step) <= 60)) return WORDS;
  return PAPER;
}
