import type { FastifyInstance } from "fastify";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

/** Statements that wait for a connection. Beyond it an answer would take seconds, and each more would make all of them slower. */
export const MOST_WAITING = 100;
/** How late the process may be with everything it does. */
export const LONGEST_DELAY_MS = 1500;
const SAMPLE_MS = 500;

/**
 * More work than can be done is refused at the door, before anything was spent on it, with the time to come back; what was let in
 * is answered in time. Probes of an operator stay outside of this.
 */
export function refuseUnderPressure(
  calls: FastifyInstance,
  waiting: () => number,
  longestDelayMs: number,
): void {
  const delay = sampledDelay(calls);
  calls.addHook("onRequest", async () => {
    if (delay() > longestDelayMs) throw new AppError(ERRORS.busy, { retryAfterSeconds: 5 });
    if (waiting() >= MOST_WAITING) throw new AppError(ERRORS.busy, { retryAfterSeconds: 2 });
  });
}

/** How late the process was lately, on average. */
function sampledDelay(calls: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay();
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    // One long pause can end a sample in which nothing was counted: it says nothing about what comes now.
    delay = histogram.count > 0 ? histogram.mean / 1e6 : 0;
    histogram.reset();
  }, SAMPLE_MS);
  timer.unref();
  calls.addHook("onClose", async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}
