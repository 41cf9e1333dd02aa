import { StepArt } from "./StepArt.tsx";

/** A submitted plan and the comment with which it comes back. */
export function ReviewArt() {
  return (
    <StepArt>
      <rect x="20" y="20" width="260" height="62" rx="10" fill="var(--n-0)" stroke="var(--n-200)" />
      <circle cx="48" cy="51" r="16" fill="var(--g-100)" />
      <circle cx="48" cy="46" r="5.5" fill="var(--g-700)" />
      <path d="M38 61c1-8 19-8 20 0z" fill="var(--g-700)" />
      <rect x="76" y="38" width="104" height="8" rx="4" fill="var(--n-700)" />
      <rect x="76" y="56" width="142" height="6" rx="3" fill="var(--n-300)" />
      <path d="M36 94v32a10 10 0 0 0 10 10h14" stroke="var(--n-300)" strokeWidth="2" fill="none" />
      <rect
        x="62"
        y="96"
        width="218"
        height="70"
        rx="10"
        fill="var(--amber-50)"
        stroke="var(--amber-200)"
      />
      <path
        d="M88 122h-9l6-6m-6 6l6 6m-6-6h9a7 7 0 0 1 7 7v2"
        stroke="var(--amber-800)"
        strokeWidth="2.4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="108" y="112" width="112" height="8" rx="4" fill="var(--amber-800)" />
      <rect x="108" y="130" width="152" height="6" rx="3" fill="var(--amber-200)" />
      <rect x="108" y="146" width="118" height="6" rx="3" fill="var(--amber-200)" />
    </StepArt>
  );
}
