import { splitOf } from "./phases.ts";
import type { Summary, Timings } from "./timings.ts";

export interface LoadReport {
  readonly machine: string;
  readonly people: number;
  readonly minutes: number;
  readonly visits: number;
  readonly meanLookSeconds: number;
  readonly day: Timings;
  readonly megabytes: readonly number[];
  readonly capacity: number;
  readonly flood: Timings;
  readonly recovered: number | undefined;
}

const whole = (value: number) => Math.round(value).toLocaleString("en");

/** The run in Markdown. */
export function reportOf(run: LoadReport): string {
  const day = splitOf(run.day);
  const flood = splitOf(run.flood);
  const [first = 0] = run.megabytes;
  const failures = Object.entries({ ...run.day.statuses() });
  return `# Under load

Written by \`npm run load\`. Machine: ${run.machine}.

## ${whole(run.people)} people at work for ${run.minutes} minutes
Officers of all places, signed in, coming within a minute, each opening a screen, looking at it for ${run.meanLookSeconds} seconds on average, and opening the next; ${whole(run.visits)} visits in
the database, one copy of the server in production mode, limits and checks on.

| | calls | a second | p50 | p99 | slowest | refused (503) | errors |
|---|---|---|---|---|---|---|---|
${rowOf("reads", day.reads)}
${rowOf("writes", day.writes)}

Memory of the server: ${whole(first)} MB at first, ${whole(Math.max(...run.megabytes))} MB at most, ${whole(run.megabytes.at(-1) ?? 0)} MB at the end.
${failures.length === 0 ? "Nothing failed." : failures.map(([what, times]) => `- ${what}: ${times}`).join("\n")}

| screen's call | calls | p50 | p99 | slowest |
|---|---|---|---|---|
${run.day
  .names()
  .map((name) => {
    const one = run.day.summary((sample) => sample.name === name);
    return `| ${name} | ${whole(one.calls)} | ${whole(one.p50)} ms | ${whole(one.p99)} ms | ${whole(one.slowest)} ms |`;
  })
  .join("\n")}

## Four times more than it can carry
With people who never look at what they opened it answered ${whole(run.capacity)} calls a second at most. Then screens were opened at four times that rate
for half a minute, without waiting for answers (at most 1,000 on their way).

| | calls | a second | p50 of the answered | p99 | slowest | refused (503) | errors |
|---|---|---|---|---|---|---|---|
${rowOf("reads", flood.reads)}
${rowOf("writes", flood.writes)}

Whoever comes on a new connection then waits longest: a busy process takes in one a turn. A proxy in front keeps its
connections open (docs/operations.md). Refused without a Retry-After: ${whole(flood.reads.refusedWithoutTime + flood.writes.refusedWithoutTime)}. Afterwards a whole second of ordinary use was right again within
${run.recovered === undefined ? "more than 30 s" : `${run.recovered} s`}.
`;
}

function rowOf(name: string, one: Summary): string {
  return `| ${name} | ${whole(one.calls)} | ${one.perSecond.toFixed(1)} | ${whole(one.p50)} ms | ${whole(one.p99)} ms | ${whole(one.slowest)} ms | ${whole(one.refused)} | ${whole(one.errors)} |`;
}
