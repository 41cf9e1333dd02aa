import { setTimeout as sleep } from "node:timers/promises";
import { createCaller } from "./caller.ts";
import type { LoadPerson } from "./crowd.ts";
import { habitsOf, liveOnce } from "./habits.ts";
import { type Sample, type Summary, Timings } from "./timings.ts";
import type { FilledForm } from "../../server/test/visits.ts";

export interface Scene {
  readonly crowd: readonly LoadPerson[];
  readonly form: FilledForm;
  /** A copy of the server for the next call. */
  readonly base: () => string;
}

/** The longest a person looks at a screen is not bounded, the mean is this. */
export const MEAN_LOOK_SECONDS = 20;
/** People come within a minute, all of which is measured. */
const ARRIVAL_SECONDS = 60;
const MOST_ON_THE_WAY = 1_000;
const isRead = ({ kind }: Sample) => kind === "read";
const isWrite = ({ kind }: Sample) => kind === "write";

/** Everyone opens a screen, looks at it for a while, and opens the next, for so many seconds. */
export async function ordinaryDay(scene: Scene, seconds: number): Promise<Timings> {
  const timings = new Timings();
  const habits = habitsOf(createCaller(scene.base, timings), scene.form);
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    scene.crowd.map(async (person) => {
      await sleep(Math.random() * ARRIVAL_SECONDS * 1000);
      while (performance.now() < until) {
        await liveOnce(habits, person);
        const look = -Math.log(1 - Math.random()) * MEAN_LOOK_SECONDS * 1000;
        await sleep(Math.min(look, Math.max(0, until - performance.now())));
      }
    }),
  );
  return timings;
}

/** How many calls a second are answered when a number of people never look at what they opened. */
export async function capacity(scene: Scene, seconds: number, atOnce = 32): Promise<number> {
  const timings = new Timings();
  const habits = habitsOf(createCaller(scene.base, timings), scene.form);
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    scene.crowd.slice(0, atOnce).map(async (person) => {
      while (performance.now() < until) await liveOnce(habits, person);
    }),
  );
  return timings.summary().perSecond;
}

/** Screens are opened at a rate that does not wait for answers, as people do not wait for each other. */
export async function overload(
  scene: Scene,
  screensPerSecond: number,
  seconds: number,
): Promise<Timings> {
  const timings = new Timings();
  const habits = habitsOf(createCaller(scene.base, timings), scene.form);
  const started = performance.now();
  const onTheWay = new Set<Promise<unknown>>();
  let opened = 0;
  while (performance.now() - started < seconds * 1000) {
    const due = ((performance.now() - started) / 1000) * screensPerSecond;
    for (; opened < due && onTheWay.size < MOST_ON_THE_WAY; opened += 1) {
      const person = scene.crowd[opened % scene.crowd.length];
      if (!person) continue;
      const living: Promise<unknown> = liveOnce(habits, person).finally(() =>
        onTheWay.delete(living),
      );
      onTheWay.add(living);
    }
    await sleep(5);
  }
  await Promise.all(onTheWay);
  return timings;
}

/** The seconds until a whole second of ordinary use has nothing refused and no slow read; undefined after half a minute. */
export async function recovery(scene: Scene): Promise<number | undefined> {
  const started = performance.now();
  for (let second = 1; second <= 30; second += 1) {
    const { reads, refused, errors } = splitOf(await shortUse(scene));
    if (refused === 0 && errors === 0 && reads.p99 < 500) return second;
    await sleep(Math.max(0, started + second * 1000 - performance.now()));
  }
  return undefined;
}

async function shortUse(scene: Scene): Promise<Timings> {
  return overload(scene, scene.crowd.length / MEAN_LOOK_SECONDS, 1);
}

export interface Split {
  readonly reads: Summary;
  readonly writes: Summary;
  readonly refused: number;
  readonly errors: number;
}

export function splitOf(timings: Timings): Split {
  const reads = timings.summary(isRead);
  const writes = timings.summary(isWrite);
  return {
    reads,
    writes,
    refused: reads.refused + writes.refused,
    errors: reads.errors + writes.errors,
  };
}
