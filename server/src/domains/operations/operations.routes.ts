import { timingSafeEqual } from "node:crypto";
import type { Registry } from "prom-client";
import { ERRORS } from "@shikkha/contract/kernel/errors.ts";
import { operationCalls } from "@shikkha/contract/operations.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { defineDomain, type Domain } from "../../platform/http/domain.ts";
import { MOST_WAITING } from "../../platform/http/pressure.ts";
import { migrationsApplied } from "./operations.reads.ts";
import { stateMetrics } from "./state-metrics.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

export function operationsDomain(metrics: Registry): Domain {
  const readState = stateMetrics(metrics);
  let lastKnown: boolean | undefined;
  return defineDomain({
    calls: operationCalls,
    handlers: {
      health: async () => ({ status: "ok" as const }),
      ready: async (_input, { db, platform, exchange }) => {
        // Busy is not broken: a copy that is taken out for it leaves its load to the others.
        const isPressed = platform.waitingForDatabase() >= MOST_WAITING;
        if (!isPressed) lastKnown = await migrationsApplied(db).catch(() => undefined);
        const migrations = lastKnown;
        const jobs = platform.jobs.isRunning;
        const isReady = migrations === true && jobs;
        if (!isReady) exchange.reply.code(503);
        return {
          status: isReady ? ("ready" as const) : ("waiting" as const),
          database: migrations !== undefined,
          migrations: migrations === true,
          jobs,
        };
      },
      metrics: async (_input, { exchange, platform, address }) => {
        if (
          !isOperator(exchange.request.headers.authorization, platform.config.metricsToken, address)
        ) {
          throw new AppError(ERRORS.noSuchCall);
        }
        await readState(platform);
        exchange.reply.type(metrics.contentType);
        return metrics.metrics();
      },
    },
  });
}

/** With a token set, the token alone decides; without one, only the machine itself may ask. */
function isOperator(
  authorization: string | undefined,
  token: string | undefined,
  address: string,
): boolean {
  if (token === undefined) return LOOPBACK.has(address);
  const given = Buffer.from(authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
