import { cellText } from "../cell-text.ts";
import type { BarChart } from "../table-file.ts";
import { COLOUR } from "./pdf-colours.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { MARGIN } from "./report-head.ts";

export const CHART_HEIGHT = 150;
const PLOT_HEIGHT = 86;
const AXIS = 26;
/** More would be too thin to be named. */
export const MOST_BARS = 16;

/** Bars with their values above and their names below, and for those who cannot see them the same in words. */
export function drawChart(document: PdfDocument, chart: BarChart, top: number): number {
  const { canvas, structure, facts } = document;
  const { language } = facts;
  const bars = chart.bars.slice(0, MOST_BARS);
  const most = chart.most ?? Math.max(1, ...bars.map(({ value }) => value));
  const small = document.style("regular", 7.4);
  const strong = document.style("bold", 7.4);
  const title = document.style("bold", 9);
  const base = top + 26 + PLOT_HEIGHT;
  const left = MARGIN + AXIS;
  const step = (document.width - MARGIN - left) / Math.max(1, bars.length);
  const number = (value: number) => cellText(Math.round(value), "number", language);

  canvas.tagged("H2", structure.leaf("H2", structure.document), () =>
    canvas.text(title, MARGIN, top + 10, chart.title[language], COLOUR.text),
  );
  const figure = structure.open("Figure", structure.document);
  canvas.tagged("Figure", structure.mark(figure), () => {
    for (const share of [0, 0.5, 1]) {
      const y = base - share * PLOT_HEIGHT;
      canvas.line(left, y, document.width - MARGIN, y, COLOUR.faint);
      const label = number(most * share);
      canvas.text(small, left - 6 - small.width(label), y + 2.5, label, COLOUR.quiet);
    }
    for (const [at, { label, value }] of bars.entries()) {
      const middle = left + (at + 0.5) * step;
      const width = Math.min(26, step * 0.62);
      const height = (Math.min(value, most) / most) * PLOT_HEIGHT;
      canvas.rectangle(middle - width / 2, base - height, width, height, COLOUR.brand);
      const shown = number(value);
      canvas.text(strong, middle - strong.width(shown) / 2, base - height - 4, shown, COLOUR.text);
      for (const [index, line] of small
        .wrap(label[language], step - 2)
        .slice(0, 2)
        .entries())
        canvas.text(
          small,
          middle - small.width(line) / 2,
          base + 12 + index * 10,
          line,
          COLOUR.quiet,
        );
    }
  });
  const words = bars.map(({ label, value }) => `${label[language]} ${number(value)}`).join(", ");
  structure.close(figure, `${chart.title[language]}: ${words}`);
  return top + CHART_HEIGHT;
}
