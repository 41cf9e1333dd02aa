import { hash, verify } from "@node-rs/argon2";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

/** argon2id with the first of OWASP's recommended settings. */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 4;
const MOST_WAITING = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Checked when nobody has that name, so that the answer takes as long as for a name that exists. */
const decoy = hash("a password nobody has", SETTINGS);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, SETTINGS));
}

export function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    const isRight = await verify(stored ?? (await decoy), password);
    return isRight && stored !== undefined;
  });
}

/** Hashing is dear on purpose: a few at once, a short queue, and an honest "busy" beyond it. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError(ERRORS.busy, { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
