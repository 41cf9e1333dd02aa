export type CallKind = "read" | "write";

export interface Sample {
  readonly name: string;
  readonly kind: CallKind;
  readonly status: number;
  readonly ms: number;
  readonly hasRetryAfter: boolean;
}

/** What calls of a stretch of time came to. */
export interface Summary {
  readonly calls: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly refused: number;
  readonly refusedWithoutTime: number;
  readonly errors: number;
}

export class Timings {
  readonly #samples: Sample[] = [];
  readonly #started = performance.now();
  #seconds = 0;

  note(sample: Sample): void {
    this.#samples.push(sample);
    this.#seconds = (performance.now() - this.#started) / 1000;
  }

  /** Of the calls that were answered as asked; what was refused with 503 and what failed is counted beside them. */
  summary(chosen: (sample: Sample) => boolean = () => true): Summary {
    const samples = this.#samples.filter(chosen);
    const times = samples
      .filter(({ status }) => status === 200)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const refused = samples.filter(({ status }) => status === 503);
    return {
      calls: samples.length,
      perSecond: samples.length / this.#seconds,
      p50: at(0.5),
      p99: at(0.99),
      slowest: times.at(-1) ?? 0,
      refused: refused.length,
      refusedWithoutTime: refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
      errors: samples.filter(({ status }) => status !== 200 && status !== 503).length,
    };
  }

  names(): string[] {
    return [...new Set(this.#samples.map(({ name }) => name))].toSorted();
  }

  /** What went wrong, and how often, in the words of the first few. */
  statuses(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { name, status } of this.#samples)
      if (status !== 200) counts[`${status} ${name}`] = (counts[`${status} ${name}`] ?? 0) + 1;
    return counts;
  }
}
