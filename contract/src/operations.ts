import * as z from "zod/mini";
import { defineCall, defineCalls } from "./kernel/call.ts";

/** What operators and load balancers ask. */
export const operationCalls = defineCalls("operations", {
  health: defineCall({
    method: "GET",
    path: "/health",
    summary: "Whether the process is alive",
    permission: "public",
    jurisdiction: "everyone",
    response: z.object({ status: z.literal("ok") }),
  }),
  ready: defineCall({
    method: "GET",
    path: "/ready",
    summary: "Whether the database answers, migrations are applied and jobs run; 503 while not",
    permission: "public",
    jurisdiction: "everyone",
    response: z.object({
      status: z.enum(["ready", "waiting"]),
      database: z.boolean(),
      migrations: z.boolean(),
      jobs: z.boolean(),
    }),
  }),
  metrics: defineCall({
    method: "GET",
    path: "/metrics",
    summary: "Prometheus metrics, for the operator's token or from the machine itself",
    permission: "public",
    jurisdiction: "everyone",
    response: "text",
  }),
});
