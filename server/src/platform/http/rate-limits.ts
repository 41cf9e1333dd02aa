import { callbackify } from "node:util";
import type { FastifyInstance, FastifyRequest } from "fastify";
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { Call } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors/app-error.ts";
import { CountsOfThisCopy, countTogether, type RateCount } from "./rate-counts.ts";

/** Enough for a busy officer with several tabs, and for an office of a hundred behind one address. */
export const GENERAL_PER_MINUTE = 3000;

export interface RateLimits {
  readonly generalPerMinute: number;
  /** Off in tests that send thousands of calls on purpose. */
  readonly enabled: boolean;
}

/** What a call asks for itself is counted by all copies together; the general limit by each for itself, since it is met at every call. */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
  db: Database,
): Promise<void> {
  if (!limits.enabled) return;
  await app.register(rateLimit, {
    store: storeOn(db),
    // Without the database no call can be answered anyway.
    skipOnError: true,
    max: limits.generalPerMinute,
    timeWindow: 60_000,
    keyGenerator: caller,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new AppError(ERRORS.tooMany, { blanks: { seconds }, retryAfterSeconds: seconds });
    },
  });
}

type Counted = (error: Error | null, count?: RateCount) => void;

function storeOn(db: Database) {
  const own = new CountsOfThisCopy();
  const countAndTell = callbackify((caller: string, windowMs: number) =>
    countTogether(db, caller, windowMs),
  );
  const shared: FastifyRateLimitStore = {
    incr: (caller: string, done: Counted, windowMs: number) => countAndTell(caller, windowMs, done),
    child: () => shared,
  };
  return class {
    incr(caller: string, done: Counted, windowMs: number): void {
      done(null, own.count(caller, windowMs));
    }
    child() {
      return shared;
    }
  };
}

/** What a call asks for itself, as the route's configuration. */
export function callLimit(call: Call): object {
  return call.mostPerMinute === undefined
    ? {}
    : {
        rateLimit: {
          max: call.mostPerMinute,
          timeWindow: 60_000,
          groupId: ` ${call.name}`,
          // Nobody looks at a token here, so that an invented one would count anew for everyone who guesses.
          ...(call.permission === "public" && {
            keyGenerator: (request: FastifyRequest) => request.ip,
          }),
        },
      };
}

/** The session where a token names one, so that one office's address is shared by all its people; else the address. */
function caller(request: FastifyRequest): string {
  const signature = request.headers.authorization?.split(".")[1];
  return signature === undefined ? request.ip : `${request.ip} ${signature.slice(-40)}`;
}
