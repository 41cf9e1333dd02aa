import { useFormat } from "../../lib/format/use-format.ts";
import { Art } from "./Art.tsx";
import styles from "./ServerArt.module.css";

/** The drawn 500 of the specification. */
export function ServerArt() {
  const { digits } = useFormat();
  return (
    <Art>
      <ellipse cx="160" cy="200" rx="120" ry="10" fill="var(--n-100)" />
      <rect x="70" y="28" width="180" height="48" rx="10" fill="var(--g-700)" />
      <rect x="70" y="146" width="180" height="48" rx="10" fill="var(--g-700)" />
      <rect
        x="58"
        y="80"
        width="204"
        height="62"
        rx="12"
        fill="var(--n-0)"
        stroke="var(--n-200)"
        strokeWidth="3"
      />
      <text x="160" y="126" textAnchor="middle" className={styles.code}>
        {digits("500")}
      </text>
      <g fill="var(--g-300)">
        <circle cx="92" cy="52" r="6" />
        <circle cx="92" cy="170" r="6" />
      </g>
      <circle cx="112" cy="52" r="6" fill="var(--art-red)" />
      <circle cx="112" cy="170" r="6" fill="var(--art-sun)" />
      <path
        d="M150 52h76M150 170h76"
        stroke="var(--g-500)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="14 10"
      />
    </Art>
  );
}
