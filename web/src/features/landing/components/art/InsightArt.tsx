import { StepArt } from "./StepArt.tsx";

const BARS = [38, 52, 60, 56, 74, 64, 86];

/** Bars by month, a rating and the share done, without any number: a drawing must not look like a result. */
export function InsightArt() {
  return (
    <StepArt>
      <rect
        x="20"
        y="18"
        width="168"
        height="148"
        rx="10"
        fill="var(--n-0)"
        stroke="var(--n-200)"
      />
      <rect x="34" y="34" width="88" height="7" rx="3.5" fill="var(--n-700)" />
      {BARS.map((height, index) => (
        <rect
          key={height}
          x={36 + index * 21}
          y={148 - height}
          width="12"
          height={height}
          rx="3"
          fill={index === BARS.length - 1 ? "var(--g-600)" : "var(--g-200)"}
        />
      ))}
      <path d="M32 148.5h146" stroke="var(--n-300)" />
      <rect x="198" y="18" width="82" height="69" rx="10" fill="var(--n-0)" stroke="var(--n-200)" />
      <path
        transform="translate(239 54) scale(2.1)"
        d="M0-9l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L0 4.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z"
        fill="var(--amber-400)"
      />
      <rect x="198" y="97" width="82" height="69" rx="10" fill="var(--g-700)" />
      <circle cx="239" cy="131.5" r="19" fill="none" stroke="var(--g-500)" strokeWidth="9" />
      <circle
        cx="239"
        cy="131.5"
        r="19"
        fill="none"
        stroke="var(--n-0)"
        strokeWidth="9"
        pathLength="100"
        strokeDasharray="70 100"
        transform="rotate(-90 239 131.5)"
      />
    </StepArt>
  );
}
