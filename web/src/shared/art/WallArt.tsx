import { Art } from "./Art.tsx";

/** A wall with some bricks laid and the rest still outlined. */
export function WallArt() {
  return (
    <Art>
      <ellipse cx="160" cy="198" rx="128" ry="11" fill="var(--n-100)" />
      <g fill="var(--g-600)">
        <rect x="52" y="164" width="68" height="30" rx="4" />
        <rect x="126" y="164" width="68" height="30" rx="4" fill="var(--g-500)" />
        <rect x="200" y="164" width="68" height="30" rx="4" />
        <rect x="52" y="128" width="32" height="30" rx="4" fill="var(--g-500)" />
        <rect x="90" y="128" width="68" height="30" rx="4" />
        <rect x="164" y="128" width="68" height="30" rx="4" fill="var(--g-400)" />
        <rect x="52" y="92" width="68" height="30" rx="4" fill="var(--g-400)" />
      </g>
      <g fill="none" stroke="var(--n-300)" strokeWidth="3" strokeDasharray="7 7">
        <rect x="238" y="128" width="30" height="30" rx="4" />
        <rect x="126" y="92" width="68" height="30" rx="4" />
        <rect x="200" y="92" width="68" height="30" rx="4" />
        <rect x="52" y="56" width="32" height="30" rx="4" />
        <rect x="90" y="56" width="68" height="30" rx="4" />
        <rect x="164" y="56" width="68" height="30" rx="4" />
      </g>
      <path d="M150 90l58-18 8 10-58 18z" fill="var(--art-sun)" />
      <path d="M212 76l18-10a7 7 0 0 1 8 10l-16 12z" fill="var(--n-700)" />
    </Art>
  );
}
