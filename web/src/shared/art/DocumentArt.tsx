import type { ReactNode } from "react";
import { Art } from "./Art.tsx";

interface Props {
  /** The seal's colour and sign. */
  tone: "good" | "bad" | "neutral";
  children: ReactNode;
}

const SEAL = { good: "var(--g-600)", bad: "var(--art-red)", neutral: "var(--n-600)" } as const;

/** A sheet with a seal; what happened to it stands in the seal. */
export function DocumentArt({ tone, children }: Props) {
  return (
    <Art>
      <ellipse cx="160" cy="200" rx="116" ry="10" fill="var(--n-100)" />
      <g transform="rotate(-5 150 110)">
        <rect
          x="76"
          y="34"
          width="132"
          height="158"
          rx="10"
          fill="var(--n-0)"
          stroke="var(--n-200)"
          strokeWidth="3"
        />
        <rect x="96" y="56" width="56" height="8" rx="4" fill={SEAL[tone]} />
        <path
          d="M98 84h88M98 102h88M98 120h64"
          stroke="var(--n-200)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(206 134)">
        <path
          d="M0-52l11 10 15-4 5 14 14 5-4 15 10 11-10 11 4 15-14 5-5 14-15-4L0 50l-11-10-15 4-5-14-14-5 4-15-10-11 10-11-4-15 14-5 5-14 15 4z"
          fill={SEAL[tone]}
        />
        <circle
          r="31"
          fill="none"
          stroke="var(--n-0)"
          strokeOpacity=".5"
          strokeWidth="2"
          strokeDasharray="3 5"
        />
        <g
          stroke="var(--n-0)"
          strokeWidth="8"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {children}
        </g>
      </g>
      {tone === "good" && (
        <>
          <path
            d="M52 70l-12-6M48 104H34M54 138l-12 6"
            stroke="var(--g-300)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <circle cx="262" cy="58" r="6" fill="var(--art-sun)" />
          <circle cx="284" cy="92" r="4" fill="var(--g-300)" />
          <circle cx="240" cy="34" r="4" fill="var(--art-red)" />
        </>
      )}
    </Art>
  );
}
