/** Five greens from pale to dark; the darker two carry white text. */
export const HEAT_STEPS = [
  { fill: "var(--n-0)", text: "var(--n-900)" },
  { fill: "var(--g-100)", text: "var(--n-900)" },
  { fill: "var(--g-300)", text: "var(--n-900)" },
  { fill: "var(--g-500)", text: "var(--n-0)" },
  { fill: "var(--g-800)", text: "var(--n-0)" },
] as const;

/** Which step a value takes: the number of bounds it reaches. */
export function heatStep(value: number, bounds: readonly number[]): number {
  const step = bounds.filter((bound) => value >= bound).length;
  return Math.min(step, HEAT_STEPS.length - 1);
}

/** Four bounds that cut the range of the values into five equal parts. */
export function equalBounds(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return [1, 2, 3, 4].map((part) => low + ((high - low) * part) / HEAT_STEPS.length);
}
