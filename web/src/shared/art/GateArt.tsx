import { Art } from "./Art.tsx";

export function GateArt() {
  return (
    <Art>
      <ellipse cx="160" cy="196" rx="128" ry="12" fill="var(--n-100)" />
      <path d="M46 70h36v126H46zM238 70h36v126h-36z" fill="var(--art-wall)" />
      <rect x="40" y="58" width="48" height="14" rx="3" fill="var(--g-600)" />
      <rect x="232" y="58" width="48" height="14" rx="3" fill="var(--g-600)" />
      <path d="M82 46c40-34 116-34 156 0v20c-40-30-116-30-156 0z" fill="var(--g-700)" />
      <path
        d="M122 44c24-10 52-10 76 0"
        stroke="var(--g-200)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="12 6 18 6"
        fill="none"
      />
      <g stroke="var(--g-800)" strokeWidth="5" fill="none">
        <path
          d="M86 192V96c24-12 48-14 72-14v110zM234 192V96c-24-12-48-14-72-14v110z"
          fill="var(--n-0)"
        />
        <path
          d="M104 190V90M122 190V86M140 190V84M180 190V84M198 190V86M216 190V90"
          strokeWidth="4"
        />
        <path d="M86 140h72M162 140h72" />
      </g>
      <g transform="translate(136 116)">
        <path d="M10 22V14a14 14 0 0 1 28 0v8" stroke="var(--n-600)" strokeWidth="7" fill="none" />
        <rect width="48" height="42" y="20" rx="9" fill="var(--art-sun)" />
        <circle cx="24" cy="38" r="5.5" fill="var(--n-800)" />
        <path d="M24 40v10" stroke="var(--n-800)" strokeWidth="5" strokeLinecap="round" />
      </g>
    </Art>
  );
}
