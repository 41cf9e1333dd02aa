/** The book under the sun; decoration beside the product's name. */
export function Logo({ size = 38 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <rect width="64" height="64" rx="14" fill="var(--brand)" />
      <path
        d="M14 42c6-4 12-4 18 0 6-4 12-4 18 0V22c-6-4-12-4-18 0-6-4-12-4-18 0zM32 22v20"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="12" r="4" fill="var(--flag-red)" />
    </svg>
  );
}
