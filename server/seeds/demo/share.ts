/** Splits a whole number by weight; the largest remainders get what rounding down leaves. */
export function share<T>(
  total: number,
  parts: readonly T[],
  weightOf: (part: T) => number,
): number[] {
  const weights = parts.map(weightOf);
  const sum = weights.reduce((so, weight) => so + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((so, count) => so + count, 0);
  const byRemainder = exact
    .map((count, index) => ({ index, remainder: count % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
