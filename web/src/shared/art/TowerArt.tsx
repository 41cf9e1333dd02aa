import { Art } from "./Art.tsx";

export function TowerArt() {
  return (
    <Art>
      <ellipse cx="160" cy="200" rx="132" ry="10" fill="var(--n-100)" />
      <path d="M22 198c46-34 96-30 136-18s96-8 140 18z" fill="var(--g-200)" />
      <g fill="none" strokeLinecap="round">
        <path
          d="M214 64l-26 124M214 64l26 124M206 104h16M199 136h30M193 166h42M206 104l23 32M222 104l-23 32M199 136l36 30M229 136l-36 30"
          stroke="var(--n-600)"
          strokeWidth="5"
        />
        <path
          d="M190 38a34 34 0 0 0 0 40M172 24a58 58 0 0 0 0 68M238 38a34 34 0 0 1 0 40M256 24a58 58 0 0 1 0 68"
          stroke="var(--n-300)"
          strokeWidth="6"
        />
      </g>
      <circle cx="214" cy="58" r="8" fill="var(--art-red)" />
      <path d="M160 18l108 84" stroke="var(--n-0)" strokeWidth="12" />
      <path d="M160 18l108 84" stroke="var(--art-red)" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(66 78)">
        <rect width="70" height="114" rx="12" fill="var(--n-800)" />
        <rect x="6" y="8" width="58" height="98" rx="7" fill="var(--n-0)" />
        <path
          d="M16 24h28M16 36h38M16 48h22"
          stroke="var(--n-200)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="35" cy="78" r="16" fill="var(--g-100)" />
        <path
          d="M29 72l12 12M41 72l-12 12"
          stroke="var(--g-700)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </Art>
  );
}
