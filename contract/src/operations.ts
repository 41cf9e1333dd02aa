import * as z from "zod/mini";
import { auditAction } from "./kernel/audit-action.ts";
import { defineCall, defineCalls } from "./kernel/call.ts";

/** What an operator does at the machine, where no call is made. */
export const RESTORE_ACTION = auditAction(
  "operations.restore",
  "UPDATE",
  "ব্যাকআপ থেকে পুনরুদ্ধার",
  "Restored from a backup",
);
export const CREATE_ADMINISTRATOR_ACTION = auditAction(
  "operations.createAdministrator",
  "CREATE",
  "প্রশাসক তৈরি",
  "Created an administrator",
);

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
