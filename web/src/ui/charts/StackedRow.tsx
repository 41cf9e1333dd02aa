import { useId } from "react";

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
  const titleId = useId();
  const parts = values.map((value, index) => {
    const before = values.slice(0, index).reduce<number>((sum, part) => sum + (part ?? 0), 0);
    return { x: (before / total) * width, width: ((value ?? 0) / total) * width };
  });
  return (
    <svg width={width} height={HEIGHT} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{title}</title>
      <rect width={width} height={HEIGHT} rx="4" style={{ fill: "var(--n-100)" }} />
      {parts.map((part, index) =>
        part.width > 0 ? (
          <rect
            key={index}
            x={part.x}
            width={Math.max(1, part.width - GAP)}
            height={HEIGHT}
            rx="3"
            fill={`url(#${patternId}-${index})`}
          />
        ) : null,
      )}
    </svg>
  );
}
