import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "./errors/app-error.ts";

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** For work that is dear: a few at once, a short queue, and an honest "busy" beyond it. */
export function createTurns(atOnce: number, mostWaiting: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new AppError(ERRORS.busy, { retryAfterSeconds: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
