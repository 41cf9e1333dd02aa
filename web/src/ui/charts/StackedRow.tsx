import { ChartSvg } from "./ChartSvg.tsx";

interface Props {
  title: string;
  values: readonly (number | null)[];
  total: number;
  width: number;
  patternId: string;
}

const HEIGHT = 16;
const GAP = 2;

export function StackedRow({ title, values, total, width, patternId }: Props) {
  const parts = values.map((value, index) => {
    const before = values.slice(0, index).reduce<number>((sum, part) => sum + (part ?? 0), 0);
    return { index, x: (before / total) * width, width: ((value ?? 0) / total) * width };
  });
  return (
    <ChartSvg title={title} width={width} height={HEIGHT}>
      <rect width={width} height={HEIGHT} rx="4" style={{ fill: "var(--n-100)" }} />
      {parts
        .filter((part) => part.width > 0)
        .map((part) => (
          <rect
            key={part.x}
            x={part.x}
            width={Math.max(1, part.width - GAP)}
            height={HEIGHT}
            rx="3"
            fill={`url(#${patternId}-${part.index})`}
          />
        ))}
    </ChartSvg>
  );
}
