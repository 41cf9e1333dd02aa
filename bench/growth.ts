import type { BenchedCall } from "./benched.ts";
import { compare, measure } from "./measure.ts";

export interface Target {
  readonly base: string;
  readonly headers: Record<string, string>;
}

/** How much dearer each call is with ten times the visits: the two servers in turns, so that what else the machine does hits both. */
export async function measureGrowth(
  calls: readonly BenchedCall[],
  { few, many }: { readonly few: Target; readonly many: Target },
  seconds: number,
): Promise<string[]> {
  const lines = [
    "| call | cost at 1,000,000 / at 100,000 visits | a second at 1,000,000 | a second at 100,000 | errors |",
    "|---|---|---|---|---|",
  ];
  for (const { name, url } of calls) {
    const { ours, floor, ratio } = await compare(
      () => measure({ url: many.base + url, headers: many.headers }, seconds),
      () => measure({ url: few.base + url, headers: few.headers }, seconds),
    );
    const row = [
      name,
      (1 / ratio).toFixed(2),
      ours.perSecond.toFixed(0),
      floor.perSecond.toFixed(0),
      ours.errors + floor.errors,
    ];
    lines.push(`| ${row.join(" | ")} |`);
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  return lines;
}
