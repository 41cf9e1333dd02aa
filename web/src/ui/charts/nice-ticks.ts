const STEPS = [1, 2, 2.5, 5, 10];

/** Round axis values from zero (or below) to just over the largest; about `count` of them. */
export function niceTicks(values: readonly number[], count = 4): number[] {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const first = Math.floor(bottom / step);
  const last = Math.max(Math.ceil(top / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Every how many labels one can be written without running into the next. */
export function labelEvery(labels: readonly string[], stepPx: number, charPx = 7.5): number {
  const longest = Math.max(1, ...labels.map((label) => [...label].length));
  return Math.max(1, Math.ceil((longest * charPx + 4) / Math.max(1, stepPx)));
}
