/** The years offered, latest first; a chosen year outside the range stays visible. */
export function yearsBetween(first: number, last: number, chosen: number): number[] {
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (!years.includes(chosen)) years.push(chosen);
  return years.sort((a, b) => b - a);
}
