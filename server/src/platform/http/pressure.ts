import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

/** Statements that wait for a connection. Beyond it an answer would take seconds, and each more would make all of them slower. */
export const MOST_WAITING = 100;
/** How late the process may be with everything it does. */
export const LONGEST_DELAY_MS = 1500;

/**
 * More work than can be done is refused at the door, before anything was spent on it, with the time to come back; what was let in
 * is answered in time. Probes of an operator stay outside of this.
 */
export async function refuseUnderPressure(
  calls: FastifyInstance,
  waiting: () => number,
  longestDelayMs: number,
): Promise<void> {
  await calls.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    sampleInterval: 500,
    pressureHandler: () => {
      throw new AppError(ERRORS.busy, { retryAfterSeconds: 5 });
    },
  });
  calls.addHook("onRequest", async () => {
    if (waiting() >= MOST_WAITING) throw new AppError(ERRORS.busy, { retryAfterSeconds: 2 });
  });
}
