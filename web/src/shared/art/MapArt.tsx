import { Art } from "./Art.tsx";

export function MapArt() {
  return (
    <Art>
      <ellipse cx="160" cy="196" rx="128" ry="12" fill="var(--n-100)" />
      <g transform="translate(44 44)">
        <path d="M0 18l76-18v128L0 146z" fill="var(--g-100)" />
        <path d="M76 0l80 18v128L76 128z" fill="var(--g-200)" />
        <path d="M156 18l76-18v128l-76 18z" fill="var(--g-100)" />
        <path
          d="M0 100c30-16 52 4 76-8v36L0 146zM76 92c30-12 50 16 80 6v48l-80-18z"
          fill="var(--g-300)"
          opacity=".55"
        />
        <path d="M156 60c26-16 50-4 76-20v26c-26 14-50 4-76 18z" fill="var(--art-water)" />
        <g stroke="var(--g-700)" strokeWidth="4">
          <path
            d="M24 116c10-34 40-20 54-44s34-26 56-12 16 30 30 34"
            strokeDasharray="2 10"
            strokeLinecap="round"
            fill="none"
          />
          <circle cx="24" cy="116" r="8" fill="var(--n-0)" />
        </g>
      </g>
      <path
        d="M222 154c-18-22-30-38-30-54a30 30 0 0 1 60 0c0 16-12 32-30 54z"
        fill="var(--art-red)"
      />
      <circle cx="222" cy="100" r="19" fill="var(--n-0)" />
      <path
        d="M216 96a6.5 6.5 0 1 1 8.5 6.5c-1.7.6-2.5 1.7-2.5 3.5"
        stroke="var(--red-700)"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="222" cy="112.5" r="2.6" fill="var(--red-700)" />
    </Art>
  );
}
