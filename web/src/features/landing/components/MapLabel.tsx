import styles from "./MapLabel.module.css";

interface Props {
  x: number;
  y: number;
  name: string;
  value: string | undefined;
}

const HEIGHT = 30;

/** A pill with the zone's name around the point; SVG cannot measure its text, so the width is judged by its length. */
export function MapLabel({ x, y, name, value = "" }: Props) {
  const width = 24 + 7.6 * name.length + (value ? 6 + 9 * value.length : 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-width / 2}
        y={-HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        className={styles.pill}
      />
      <text y="5.5" textAnchor="middle" className={styles.name}>
        {name}
        {value && (
          <tspan dx="6" className={styles.value}>
            {value}
          </tspan>
        )}
      </text>
    </g>
  );
}
