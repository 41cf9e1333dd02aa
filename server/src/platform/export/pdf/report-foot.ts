import type { Language } from "@shikkha/contract/kernel/language.ts";
import { digits } from "../cell-text.ts";
import { COLOUR } from "./pdf-colours.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { MARGIN } from "./report-head.ts";

/** What stays free for it at the bottom of every page. */
export const FOOT_HEIGHT = 52;

const PAGE: Record<Language, string> = { bn: "পৃষ্ঠা", en: "Page" };
/** Room for the number of pages, which is known at the end. */
const TOTAL_WIDTH = 26;

/** Who prepared it, and page x of y: on every page, read out on none. */
export function drawFoot(document: PdfDocument, preparedBy: string): void {
  const { canvas, facts } = document;
  const top = document.height - FOOT_HEIGHT + 12;
  const style = document.style("regular", 7.9);
  const bold = document.style("bold", 8.6);
  const page = `${PAGE[facts.language]} ${digits(facts.language, String(document.pageNumber))} /`;
  const right = document.width - MARGIN - TOTAL_WIDTH;
  canvas.decoration(() => {
    canvas.line(MARGIN, top, document.width - MARGIN, top, COLOUR.border);
    const lines = style.wrap(preparedBy, right - MARGIN - bold.width(page) - 20).slice(0, 2);
    for (const [at, line] of lines.entries())
      canvas.text(style, MARGIN, top + 13 + at * 11, line, COLOUR.quiet);
    canvas.text(bold, right - bold.width(page), top + 13, page, COLOUR.text);
    document.placeTotal(right + 3, top + 13);
  });
}

export async function closeDocument(document: PdfDocument): Promise<void> {
  const text = digits(document.facts.language, String(document.pageNumber));
  await document.close({ text, style: document.style("bold", 8.6) });
}
