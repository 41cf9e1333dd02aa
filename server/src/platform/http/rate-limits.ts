import type { FastifyInstance, FastifyRequest } from "fastify";
import rateLimit from "@fastify/rate-limit";
import type { Call } from "@shikkha/contract/kernel/call.ts";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { AppError } from "../errors/app-error.ts";

/** Enough for a busy officer with several tabs, and for an office of a hundred behind one address. */
export const GENERAL_PER_MINUTE = 3000;

export interface RateLimits {
  readonly generalPerMinute: number;
  /** Off in tests that send thousands of calls on purpose. */
  readonly enabled: boolean;
}

export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  if (!limits.enabled) return;
  await app.register(rateLimit, {
    max: limits.generalPerMinute,
    timeWindow: 60_000,
    keyGenerator: caller,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new AppError(ERRORS.tooMany, { blanks: { seconds }, retryAfterSeconds: seconds });
    },
  });
}

/** What a call asks for itself, as the route's configuration. */
export function callLimit(call: Call): object {
  return call.mostPerMinute === undefined
    ? {}
    : {
        rateLimit: {
          max: call.mostPerMinute,
          timeWindow: 60_000,
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
