import { vizColor, type ChartSeries } from "./chart-series.ts";

interface Props {
  id: string;
  series: readonly ChartSeries[];
}

/** Series are told apart by texture too: solid, stripes, dots, cross-stripes, in a cycle. */
export function SeriesPatterns({ id, series }: Props) {
  return (
    <defs>
      {series.map((item, index) => {
        const color = vizColor(index, item.color);
        const kind = index % 4;
        return (
          <pattern
            key={item.label}
            id={`${id}-${index}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={kind === 3 ? "rotate(-45)" : kind === 1 ? "rotate(45)" : undefined}
          >
            <rect width="6" height="6" style={{ fill: color }} />
            {(kind === 1 || kind === 3) && (
              <rect width="1.6" height="6" style={{ fill: "var(--n-0)", opacity: 0.55 }} />
            )}
            {kind === 2 && <circle cx="3" cy="3" r="1.1" style={{ fill: "var(--n-0)" }} />}
          </pattern>
        );
      })}
    </defs>
  );
}
