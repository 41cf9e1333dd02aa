const STEPS = [1, 2, 2.5, 5, 10];

/** Round axis values that cover the data, about `count` of them; from zero unless told otherwise. */
export function niceTicks(values: readonly number[], count = 4, isFromZero = true): number[] {
  const known = values.length > 0 && !isFromZero ? values : [0, ...values];
  const top = Math.max(...known);
  const bottom = Math.min(...known);
  const rough = (top - bottom || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const first = Math.floor(bottom / step);
  const last = Math.max(Math.ceil(top / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Every how many labels one can be written without running into the next. */
export function labelEvery(widths: readonly number[], stepPx: number): number {
  return Math.max(1, Math.ceil((Math.max(0, ...widths) + 2) / Math.max(1, stepPx)));
}
