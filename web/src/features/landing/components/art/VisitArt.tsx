import { useTranslation } from "react-i18next";
import { StepArt } from "./StepArt.tsx";

const STAR = "M0-9l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L0 4.8l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8z";
const STARS = [111, 131, 151, 171, 191];

/** A phone with a form being filled, a photograph, and no network. */
export function VisitArt() {
  const { t } = useTranslation("cliche");
  return (
    <StepArt>
      <rect x="84" y="14" width="132" height="200" rx="18" fill="var(--n-800)" />
      <rect x="90" y="20" width="120" height="194" rx="13" fill="var(--n-0)" />
      <path d="M90 33a13 13 0 0 1 13-13h94a13 13 0 0 1 13 13v15H90z" fill="var(--g-700)" />
      <rect x="102" y="31" width="62" height="7" rx="3.5" fill="var(--g-200)" />
      <rect x="102" y="60" width="50" height="6" rx="3" fill="var(--n-300)" />
      {STARS.map((x) => (
        <path
          key={x}
          transform={`translate(${x} 84) scale(.95)`}
          d={STAR}
          fill={x > 180 ? "var(--n-200)" : "var(--amber-400)"}
        />
      ))}
      <rect x="102" y="106" width="66" height="6" rx="3" fill="var(--n-300)" />
      <rect x="102" y="121" width="96" height="22" rx="6" fill="none" stroke="var(--n-400)" />
      <rect x="110" y="129" width="26" height="6" rx="3" fill="var(--n-700)" />
      <rect x="102" y="152" width="96" height="28" rx="7" fill="var(--g-600)" />
      <path
        d="M142 166l6 6 11-12"
        stroke="var(--n-0)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="196" y="92" width="94" height="30" rx="15" fill="var(--n-0)" stroke="var(--n-200)" />
      <circle cx="212" cy="107" r="4" fill="var(--amber-400)" />
      <text x="223" y="111.5" fontSize="12" fill="var(--amber-800)">
        {t("public.artOffline")}
      </text>
      <g transform="translate(14 116)">
        <rect
          width="62"
          height="48"
          rx="8"
          fill="var(--g-200)"
          stroke="var(--n-0)"
          strokeWidth="3"
        />
        <path d="M8 38l14-16 11 11 8-7 14 12z" fill="var(--g-600)" />
        <circle cx="44" cy="15" r="5" fill="var(--amber-400)" />
      </g>
    </StepArt>
  );
}
